import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.mineNone': 'Du har ingen tilbud endnu',
  'offers.archive': 'Arkivér',
  'offers.unarchive': 'Hent fra arkivet',
  'offers.activeUntil': 'Bekræftet til',
  'offers.noneSo': 'Du har ingen tilbud, der passer',
  'offers.withFile': 'Tilbud, der viser ”{name}”',
  'offers.editAndResubmit': 'Ret og indsend igen',
  'offers.bulkSaved':
    '{count, plural, =0 {Intet tilbud ændret} one {# tilbud ændret} other {# tilbud ændret}}',
  'offers.bulkUndone':
    '{count, plural, =0 {Intet ført tilbage} one {# ændring ført tilbage} other {# ændringer ført tilbage}}',
  'offers.bulkSame':
    '{count, plural, one {# tilbud var allerede sådan.} other {# tilbud var allerede sådan.}}',
  'offers.bulkRefused':
    '{count, plural, one {# tilbud blev ikke ændret:} other {# tilbud blev ikke ændret:}}',
  'offers.action.kind': 'Dyrearten sælges ikke der',
  'offers.action.location': 'Stedet findes ikke længere',
  'offers.action.inactive': 'Kontoen må ikke sælge endnu',
  'offers.bulkConfirm': 'Gælder stadig',
  'offers.notConfirmable':
    '{count, plural, one {# tilbud er arkiveret eller afvist og kan ikke bekræftes} other {# tilbud er arkiveret eller afvist og kan ikke bekræftes}}',
  'offers.changeDay': 'Ret dag',
  'offers.rejectedBecause': 'Myndighedens begrundelse',
  'offers.withoutPhoto': 'Tilbud uden foto',
} satisfies Partial<Messages<'myoffers'>>;
