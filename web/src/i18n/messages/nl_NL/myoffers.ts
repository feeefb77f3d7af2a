import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.mineNone': 'U hebt nog niets aangeboden',
  'offers.archive': 'Archiveren',
  'offers.unarchive': 'Uit het archief halen',
  'offers.activeUntil': 'Bevestigd tot en met',
  'offers.noneSo': 'Zo hebt u geen aanbod',
  'offers.withFile': 'Aanbiedingen die ‘{name}’ tonen',
  'offers.editAndResubmit': 'Bewerken en opnieuw indienen',
  'offers.bulkSaved':
    '{count, plural, =0 {Geen aanbieding gewijzigd} one {# aanbieding gewijzigd} other {# aanbiedingen gewijzigd}}',
  'offers.bulkUndone':
    '{count, plural, =0 {Niets ongedaan gemaakt} one {# wijziging ongedaan gemaakt} other {# wijzigingen ongedaan gemaakt}}',
  'offers.bulkSame':
    '{count, plural, one {# aanbieding was al zo.} other {# aanbiedingen waren al zo.}}',
  'offers.bulkRefused':
    '{count, plural, one {# aanbieding is niet gewijzigd:} other {# aanbiedingen zijn niet gewijzigd:}}',
  'offers.action.kind': 'Diersoort wordt daar niet aangeboden',
  'offers.action.location': 'Locatie bestaat niet meer',
  'offers.action.inactive': 'Account mag nog niets publiceren',
  'offers.bulkConfirm': 'Klopt nog',
  'offers.notConfirmable':
    '{count, plural, one {# aanbieding is gearchiveerd of afgewezen en kan niet worden bevestigd} other {# aanbiedingen zijn gearchiveerd of afgewezen en kunnen niet worden bevestigd}}',
  'offers.changeDay': 'Dag wijzigen',
  'offers.rejectedBecause': 'Motivering van de autoriteit',
  'offers.withoutPhoto': 'Aanbiedingen zonder foto',
} satisfies Partial<Messages<'myoffers'>>;
