import type { Messages } from '../../parts.ts';

export const messages = {
  'home.administration':
    'Az adminisztrátorok itt kezelik azt, amire minden országnak szüksége van.',
  'home.administrationCountries': 'Az országokhoz',
  'home.administrationInvited':
    'Aki ide tartozik, e-mailben kap meghívót. Nyissa meg a benne lévő linket, és jelentkezzen be; regisztrálni itt nem lehet.',
  'home.administrationOther':
    'Az Ön fiókja nem adminisztrátori. Az ajánlatokat és a kérelmeket az országa oldalán találja.',
  'home.chooseAnimal': 'Válassza ki az állatokat',
  'home.saved': 'Mentett ajánlatok és keresések',
  'home.lead': 'Állatok ökogazdaságokból, az Ön közelében. Ingyenes, bejelentkezés nélkül is.',
  'home.located': 'Saját helyem',
  'home.locating': 'Az Ön helyének keresése…',
  'home.nearMe': 'A közelemben',
  'home.notLocated': 'A készülék nem adja meg a helyét. Írja be az irányítószámot.',
  'home.offersOnline':
    '{count, plural, =0 {Jelenleg nincs ajánlata} one {Önnek # ajánlata van} other {Önnek # ajánlata van}}',
  'home.pathOffer': 'Állatok kínálása',
  'home.pathOfferAction': 'Belépés és kínálás',
  'home.pathOfferText':
    'Az érvényes ökológiai tanúsítvánnyal rendelkező gazdaságok ingyen kínálhatnak. A név és az elérhetőség nyilvános.',
  'home.pathRequestText':
    'Nem talált megfelelő állatot? Itt kérhet engedélyt nem ökológiai tenyészállat vagy csibe vásárlására.',
  'home.paths': 'Amit itt tehet',
  'home.placeFailed':
    'A településkereső most nem elérhető. Próbálja meg újra, vagy hagyja üresen a mezőt.',
  'home.placeMany': '„{typed}”: több ilyen is van. Válassza ki a megfelelőt a listából.',
  'home.placeUnknown':
    '„{typed}”: ilyen helyet itt nem ismerünk. Ellenőrizze az írásmódot, vagy hagyja üresen a mezőt: akkor az egész országban keres. A többi országot az oldal alján találja.',
  'home.requestsDraft':
    '{count, plural, =0 {Nincs nyitott piszkozat} one {Ebből # még nincs elküldve} other {Ebből # még nincs elküldve}}',
  'home.requestsTurn':
    '{count, plural, =0 {Nincs Önre váró kérelem} one {# kérelem vár Önre} other {# kérelem vár Önre}}',
  'home.species': '{group}: pontosan melyik?',
  'home.tasks': 'Teendői',
  'home.title': 'Milyen állatokat keres?',
} satisfies Partial<Messages<'home'>>;
