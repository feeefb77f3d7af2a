import type { Messages } from '../../parts.ts';

export const messages = {
  'activity.intro':
    'Gli acquirenti contano sul fatto che gli animali ci siano ancora. Di tanto in tanto occorre confermare le offerte; ciò che non è confermato viene nascosto, mai eliminato.',
  'activity.nowhere': 'Non vende ancora in alcun paese',
  'activity.nothing': 'Qui non c’è nulla da confermare.',
  'activity.question':
    '{count, plural, one {La sua # offerta è ancora valida?} other {Tutte e # le offerte sono ancora valide?}}',
  'activity.yes': 'Sì, tutto valido',
  'activity.yesSome':
    '{count, plural, =0 {Non confermare offerte} one {Sì, questa # offerta è valida} other {Sì, queste # offerte sono valide}}',
  'activity.hidden': '{count, plural, one {# offerta è nascosta} other {# offerte sono nascoste}}',
  'activity.hiddenText': 'La conferma è scaduta. Appena confermate tornano subito visibili.',
  'activity.next': 'Prossimo termine',
  'activity.warnings': 'Promemoria da allora',
  'activity.waiting':
    '{count, plural, one {# offerta viene confermata, servono alcuni minuti} other {# offerte vengono confermate, servono alcuni minuti}}',
  'activity.until': 'La conferma vale fino al {day}. Prima mandiamo un promemoria per e-mail.',
  'activity.ends': 'Confermata fino al {day}',
} satisfies Partial<Messages<'activity'>>;
