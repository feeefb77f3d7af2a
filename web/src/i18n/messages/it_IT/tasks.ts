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
  'tasks.takeOffline': 'Togliere dalla vendita in «Le mie offerte»',
  'tasks.offers': '{count, plural, one {# offerta} other {# offerte}}',
  'offers.standing.action': 'Da fare',
  'offers.standing.rejected': 'Rifiutate',
  'offers.standing.online': 'Online',
  'offers.standing.waiting': 'In attesa di approvazione',
  'offers.standing.paused': 'In pausa',
  'offers.standing.archived': 'Archivio',
  'tasks.weeks': 'Animali nelle prossime settimane',
  'tasks.weeksChange': 'Modifica i numeri settimanali',
  'tasks.withoutPhoto': '{count, plural, one {# offerta senza foto} other {# offerte senza foto}}',
  'tasks.addPhotos': 'Aggiungi foto',
  'tasks.waiting':
    '{count, plural, one {# offerta attende l’approvazione} other {# offerte attendono l’approvazione}}',
} satisfies Partial<Messages<'tasks'>>;
