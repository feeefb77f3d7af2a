import type { Messages } from '../../parts.ts';

export const messages = {
  'packages.faults':
    '{count, plural, one {# fejl får} other {# fejl får}} ansøgninger til at gå i stå',
  'packages.missing':
    '{count, plural, one {# tekst mangler} other {# tekster mangler}} på landenes sprog',
  'packages.missingIn': 'mangler på {languages}',
  'packages.step': 'Trin {number}',
  'packages.newer':
    '{count, plural, one {# felt har} other {# felter har}} fået en nyere version i mellemtiden',
  'packages.newerText':
    'Pakken bruger de versioner, der er fastholdt i den. Det, der er startet, bliver i alle tilfælde, som det var.',
  'packages.newerShow': 'Se, hvad der ændres',
  'packages.newerStates': 'Version {before} → version {now}',
  'packages.newerTake':
    '{count, plural, one {Brug den nyere version} other {Brug alle # nyere versioner}}',
  'packages.noTerm': 'Uden frist: Trinnet venter, til nogen svarer.',
  'packages.term': 'Begyndte trinnet nu, ville fristen udløbe {until}.',
  'packages.workingDays': 'Talt efter kalenderen: {calendar}.',
  'packages.workingDaysNoCalendar':
    'Talt uden helligdage: Der er ingen kalender for pakkens lande.',
  'packages.reminders': 'Der ville komme en påmindelse: {days}.',
  'packages.after.close': 'Derefter ville ansøgningen blive afsluttet.',
} satisfies Partial<Messages<'packages'>>;
