import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.mineNone': 'Du har ingen annons än',
  'offers.archive': 'Arkivera',
  'offers.unarchive': 'Hämta ur arkivet',
  'offers.activeUntil': 'Bekräftad till',
  'offers.noneSo': 'Du har ingen sådan annons',
  'offers.withFile': 'Annonser som visar ”{name}”',
  'offers.editAndResubmit': 'Redigera och skicka in igen',
  'offers.bulkSaved':
    '{count, plural, =0 {Ingen annons ändrad} one {# annons ändrad} other {# annonser ändrade}}',
  'offers.bulkUndone':
    '{count, plural, =0 {Ingenting ångrat} one {# ändring ångrad} other {# ändringar ångrade}}',
  'offers.bulkSame':
    '{count, plural, one {# annons var redan så.} other {# annonser var redan så.}}',
  'offers.bulkRefused':
    '{count, plural, one {# annons ändrades inte:} other {# annonser ändrades inte:}}',
  'offers.action.kind': 'Djurslaget annonseras inte där',
  'offers.action.location': 'Platsen finns inte längre',
  'offers.action.inactive': 'Kontot får inte publicera än',
  'offers.bulkConfirm': 'Stämmer',
  'offers.notConfirmable':
    '{count, plural, one {# annons är arkiverad eller avvisad och kan inte bekräftas} other {# annonser är arkiverade eller avvisade och kan inte bekräftas}}',
  'offers.changeDay': 'Ändra dag',
  'offers.rejectedBecause': 'Myndighetens motivering',
  'offers.withoutPhoto': 'Annonser utan foto',
} satisfies Partial<Messages<'myoffers'>>;
