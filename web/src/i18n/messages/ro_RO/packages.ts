import type { Messages } from '../../parts.ts';

export const messages = {
  'packages.faults':
    '{count, plural, one {# greșeală blochează} few {# greșeli blochează} other {# de greșeli blochează}} cererile',
  'packages.missing':
    '{count, plural, one {# text lipsește} few {# texte lipsesc} other {# de texte lipsesc}} în limbi ale țărilor',
  'packages.missingIn': 'lipsește în {languages}',
  'packages.step': 'Pasul {number}',
  'packages.newer':
    '{count, plural, one {# câmp are} few {# câmpuri au} other {# de câmpuri au}} între timp o versiune mai nouă',
  'packages.newerText':
    'Pachetul le folosește așa cum sunt fixate. Ce este început rămâne în orice caz cum era.',
  'packages.newerShow': 'Vedeți ce se schimbă',
  'packages.newerStates': 'Versiunea {before} → versiunea {now}',
  'packages.newerTake':
    '{count, plural, one {Preluați versiunea mai nouă} few {Preluați toate cele # versiuni mai noi} other {Preluați toate cele # de versiuni mai noi}}',
  'packages.noTerm': 'Fără termen: pasul așteaptă până răspunde cineva.',
  'packages.term': 'Dacă pasul ar începe acum, termenul lui ar fi {until}.',
  'packages.workingDays': 'Numărat după calendarul: {calendar}.',
  'packages.workingDaysNoCalendar':
    'Numărat fără sărbători legale: pentru nicio țară a pachetului nu există calendar.',
  'packages.reminders': 'S-ar reaminti la {days}.',
  'packages.after.close': 'După aceea cererea ar fi închisă.',
} satisfies Partial<Messages<'packages'>>;
