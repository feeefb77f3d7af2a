import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.mineNone': 'Još nemate nijednu ponudu',
  'offers.archive': 'Arhiviraj',
  'offers.unarchive': 'Vrati iz arhive',
  'offers.activeUntil': 'Potvrđeno do',
  'offers.noneSo': 'Takvu ponudu nemate',
  'offers.withFile': 'Ponude koje prikazuju „{name}”',
  'offers.editAndResubmit': 'Uredi i ponovno pošalji',
  'offers.bulkSaved':
    '{count, plural, =0 {Nijedna ponuda nije promijenjena} one {Promijenjena # ponuda} few {Promijenjene # ponude} other {Promijenjeno # ponuda}}',
  'offers.bulkUndone':
    '{count, plural, =0 {Ništa nije poništeno} one {Poništena # promjena} few {Poništene # promjene} other {Poništeno # promjena}}',
  'offers.bulkSame':
    '{count, plural, one {# ponuda već je bila u tom stanju.} few {# ponude već su bile u tom stanju.} other {# ponuda već je bilo u tom stanju.}}',
  'offers.bulkRefused':
    '{count, plural, one {# ponuda nije promijenjena:} few {# ponude nisu promijenjene:} other {# ponuda nije promijenjeno:}}',
  'offers.action.kind': 'Vrsta životinja ondje se ne nudi',
  'offers.action.location': 'Lokacija više ne postoji',
  'offers.action.inactive': 'Račun još ne smije objavljivati',
  'offers.bulkConfirm': 'Još vrijedi',
  'offers.notConfirmable':
    '{count, plural, one {# ponuda je arhivirana ili odbijena i ne može se potvrditi} few {# ponude su arhivirane ili odbijene i ne mogu se potvrditi} other {# ponuda je arhivirano ili odbijeno i ne može se potvrditi}}',
  'offers.changeDay': 'Promijeni dan',
  'offers.rejectedBecause': 'Obrazloženje nadležnog tijela',
  'offers.withoutPhoto': 'Ponude bez fotografije',
} satisfies Partial<Messages<'myoffers'>>;
