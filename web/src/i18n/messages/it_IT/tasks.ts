import type { Messages } from '../../parts.ts';

export const messages = {
  'tasks.approvals':
    '{count, plural, =0 {Nessuna offerta attende la sua approvazione} one {# offerta attende la sua approvazione} other {# offerte attendono la sua approvazione}}',
  'tasks.hidden':
    '{count, plural, one {# offerta da confermare perché torni visibile} other {# offerte da confermare perché tornino tutte visibili}}',
  'tasks.ending':
    '{count, plural, one {# offerta da confermare entro il {day}} other {# offerte da confermare entro il {day}}}',
  'tasks.endingText': 'Dopo, gli acquirenti non trovano più ciò che non è confermato.',
  'tasks.confirmAll':
    '{count, plural, one {Sì, # offerta è ancora valida} other {Sì, tutte e # le offerte sono ancora valide}}',
  'tasks.until': 'La conferma vale fino al {day}.',
  'tasks.untilAtLeast': 'La conferma vale almeno fino al {day}, in alcuni paesi più a lungo.',
  'tasks.wrong': 'Non tutto è ancora disponibile?',
  'tasks.takeOffline': 'Togliere dalla vendita in «Le mie offerte»',
} satisfies Partial<Messages<'tasks'>>;
