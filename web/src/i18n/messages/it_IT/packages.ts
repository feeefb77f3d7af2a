import type { Messages } from '../../parts.ts';

export const messages = {
  'packages.faults': '{count, plural, one {# errore blocca} other {# errori bloccano}} le domande',
  'packages.missing':
    '{count, plural, one {# testo manca} other {# testi mancano}} nelle lingue dei paesi',
  'packages.missingIn': 'manca in {languages}',
  'packages.step': 'Passo {number}',
  'packages.newer':
    '{count, plural, one {# campo ha} other {# campi hanno}} ora una versione più recente',
  'packages.newerText':
    'Questo tipo di domanda li usa come sono stati fissati. Ciò che è iniziato resta comunque com’era.',
  'packages.newerShow': 'Vedi che cosa cambia',
  'packages.newerStates': 'Versione {before} → Versione {now}',
  'packages.newerTake':
    '{count, plural, one {Usa la versione più recente} other {Usa tutte e # le versioni più recenti}}',
  'packages.noTerm': 'Senza termine: il passo attende finché qualcuno risponde.',
  'packages.term': 'Se il passo iniziasse ora, il termine scadrebbe il {until}.',
  'packages.workingDays': 'Contati secondo il calendario: {calendar}.',
  'packages.workingDaysNoCalendar':
    'Contati senza festività: per nessun paese di questo tipo di domanda c’è un calendario.',
  'packages.reminders': 'Promemoria previsti: {days}.',
  'packages.after.close': 'Poi la domanda verrebbe chiusa.',
} satisfies Partial<Messages<'packages'>>;
