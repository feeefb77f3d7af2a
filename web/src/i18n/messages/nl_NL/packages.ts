import type { Messages } from '../../parts.ts';

export const messages = {
  'packages.faults': '{count, plural, one {# fout laat} other {# fouten laten}} aanvragen steken',
  'packages.missing':
    '{count, plural, one {# tekst ontbreekt} other {# teksten ontbreken}} in talen van de landen',
  'packages.missingIn': 'ontbreekt in {languages}',
  'packages.step': 'Stap {number}',
  'packages.newer':
    '{count, plural, one {# veld heeft} other {# velden hebben}} intussen een nieuwere versie',
  'packages.newerText':
    'Het pakket vraagt ze zoals ze zijn vastgelegd. Wat is begonnen, blijft in elk geval zoals het was.',
  'packages.newerShow': 'Bekijken wat er verandert',
  'packages.newerStates': 'Versie {before} → versie {now}',
  'packages.newerTake':
    '{count, plural, one {De nieuwere versie overnemen} other {Alle # nieuwere versies overnemen}}',
  'packages.noTerm': 'Zonder termijn: de stap wacht tot iemand antwoordt.',
  'packages.term': 'Zou de stap nu beginnen, dan liep de termijn tot {until}.',
  'packages.workingDays': 'Geteld volgens de kalender: {calendar}.',
  'packages.workingDaysNoCalendar':
    'Geteld zonder feestdagen: voor geen land van het pakket is een kalender aangemaakt.',
  'packages.reminders': 'Een herinnering zou komen op {days}.',
  'packages.after.close': 'Daarna zou de aanvraag worden gesloten.',
} satisfies Partial<Messages<'packages'>>;
