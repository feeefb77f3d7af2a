import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.mineNone': 'Non ha ancora offerte',
  'offers.archive': 'Archivia',
  'offers.unarchive': 'Togli dall’archivio',
  'offers.activeUntil': 'Confermata fino al',
  'offers.noneSo': 'Nessuna offerta di questo tipo',
  'offers.withFile': 'Offerte che mostrano «{name}»',
  'offers.editAndResubmit': 'Modifica e invia di nuovo',
  'offers.bulkSaved':
    '{count, plural, =0 {Nessuna offerta modificata} one {# offerta modificata} other {# offerte modificate}}',
  'offers.bulkUndone':
    '{count, plural, =0 {Nulla annullato} one {# modifica annullata} other {# modifiche annullate}}',
  'offers.bulkSame':
    '{count, plural, one {# offerta era già così.} other {# offerte erano già così.}}',
  'offers.bulkRefused':
    '{count, plural, one {# offerta non è stata modificata:} other {# offerte non sono state modificate:}}',
  'offers.action.kind': 'Specie non offerta in quel paese',
  'offers.action.location': 'La sede non esiste più',
  'offers.action.inactive': 'L’account non può ancora pubblicare',
  'offers.bulkConfirm': 'Ancora valide',
  'offers.notConfirmable':
    '{count, plural, one {# offerta è archiviata o rifiutata e non si può confermare} other {# offerte sono archiviate o rifiutate e non si possono confermare}}',
  'offers.changeDay': 'Cambia giorno',
  'offers.rejectedBecause': 'Motivazione dell’autorità',
  'offers.withoutPhoto': 'Offerte senza foto',
} satisfies Partial<Messages<'myoffers'>>;
