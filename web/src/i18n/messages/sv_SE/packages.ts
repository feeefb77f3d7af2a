import type { Messages } from '../../parts.ts';

export const messages = {
  'packages.faults': '{count, plural, one {# fel gör} other {# fel gör}} att ansökningar fastnar',
  'packages.missing':
    '{count, plural, one {# text saknas} other {# texter saknas}} på ländernas språk',
  'packages.missingIn': 'saknas på {languages}',
  'packages.step': 'Steg {number}',
  'packages.newer': '{count, plural, one {# fält har} other {# fält har}} fått en nyare version',
  'packages.newerText':
    'Paketet använder fälten i den version som är vald. Det som är påbörjat blir i alla fall som det var.',
  'packages.newerShow': 'Se vad som ändras',
  'packages.newerStates': 'Version {before} → version {now}',
  'packages.newerTake':
    '{count, plural, one {Använd den nyare versionen} other {Använd alla # nyare versioner}}',
  'packages.noTerm': 'Utan tidsfrist: steget väntar tills någon svarar.',
  'packages.term': 'Om steget började nu skulle tidsfristen löpa till {until}.',
  'packages.workingDays': 'Räknat efter kalendern: {calendar}.',
  'packages.workingDaysNoCalendar':
    'Räknat utan helgdagar: inget av paketets länder har en kalender.',
  'packages.reminders': 'Påminnelser skulle skickas {days}.',
  'packages.after.close': 'Sedan skulle ansökan avslutas.',
} satisfies Partial<Messages<'packages'>>;
