import type { LineTexts } from './line-texts.ts';

export const lineTextsHu: LineTexts = {
  required: {
    reason: 'Ez az adat hiányzik.',
    hint: 'Írja be az értéket a sorba.',
  },
  tooLong: {
    reason: 'A tétel túl hosszú.',
    hint: 'Rövidítse a szöveget legfeljebb {detail} karakterre.',
  },
  cellError: {
    reason: 'A cellában a táblázatkezelő hibát jelez.',
    hint: 'Írja a képlet helyére az értékét.',
  },
  wrongText: {
    reason: 'A tételben olyan karakterek vannak, amelyek nem szöveg.',
    hint: 'Ellenőrizze, hogy a megfelelő karakterkódolást választotta-e.',
  },
  wrongControlNumber: {
    reason: 'Ez nem ennek az országnak az ellenőrzési száma.',
    hint: 'Ilyen számot várunk: {detail}.',
  },
  wrongCitycode: {
    reason: 'Ez nem irányítószám.',
    hint: 'Csak az irányítószámot írja be, a települést ne.',
  },
  wrongEmail: {
    reason: 'Ez nem e-mail-cím.',
    hint: 'Pontosan egy címet írjon be, vagy hagyja üresen a cellát.',
  },
  wrongPhone: {
    reason: 'Ez nem telefonszám.',
    hint: 'Pontosan egy számot írjon be, például +36 76 123 456.',
  },
  wrongWebsite: {
    reason: 'Ez nem internetcím.',
    hint: 'Ilyen címet várunk: https://www.example.org.',
  },
  wrongAgreement: {
    reason: 'Ez nem dátum, és nem is igen vagy nem.',
    hint: 'Írja be a hozzájárulás napját, például 2026. 03. 05., vagy azt, hogy igen vagy nem.',
  },
  agreementAhead: {
    reason: 'A hozzájárulás napja a jövőben van.',
    hint: 'Azt a napot írja be, amikor megadták.',
  },
  unknownAssociation: {
    reason: 'Ilyen szövetség itt nincs.',
    hint: 'Úgy írja a nevet, ahogy az adatbázisban áll; többet pontosvesszővel elválasztva.',
  },
  listedTwice: {
    reason: 'Ez a tétel már szerepel, a sor száma: {detail}.',
    hint: 'A két sorból csak egyet hagyjon meg.',
  },
  otherControlBody: {
    reason: 'Ehhez az ellenőrzési számhoz olyan gazdaság tartozik, amely nem az Ön partnere.',
    hint: 'Ellenőrizze a számot és az irányítószámot. Ha a gazdaság Önökhöz lépett át, forduljon az adminisztrátorokhoz.',
  },
  notAFarm: {
    reason: 'Ehhez az ellenőrzési számhoz nem gazdaság tartozik.',
    hint: 'Forduljon az adminisztrátorokhoz.',
  },
  otherCountry: {
    reason: 'A gazdaság másik országhoz tartozik.',
    hint: 'Forduljon az adminisztrátorokhoz.',
  },
  deactivated: {
    reason: 'Az adminisztrátorok letiltották ennek a gazdaságnak a fiókját.',
    hint: 'Forduljon az adminisztrátorokhoz.',
  },
  redacted: {
    reason: 'Ennek a gazdaságnak az adatait törölték.',
    hint: 'Forduljon az adminisztrátorokhoz.',
  },
  wrongTruth: {
    reason: 'Ez nem igen és nem is nem.',
    hint: 'Írja be, hogy igen vagy nem, vagy hagyja üresen a cellát.',
  },
  unknownAnimalkind: {
    reason: 'Ilyen állatfaj nincs.',
    hint: 'Úgy írja a nevet, ahogy az adatbázisban áll.',
  },
  unknownCountry: {
    reason: 'Ilyen ország nincs.',
    hint: 'Az országok kódját vagy nevét írja be, például HU; AT.',
  },
  unknownLanguage: {
    reason: 'Ilyen nyelv nincs.',
    hint: 'Nyelvet és nevet várunk, például en_GB: Simmental; fr_FR: Simmental.',
  },
  unknownCategory2: {
    reason: 'Ilyen II. kategória nincs.',
    hint: 'Úgy írja a nevet, ahogy az adatbázisban áll; többet pontosvesszővel elválasztva.',
  },
  otherAnimalkind: {
    reason: 'Ez a II. kategória másik állatfajhoz tartozik.',
    hint: 'A sorban szereplő állatfaj egyik II. kategóriáját adja meg.',
  },
  countryNotCovered: {
    reason: 'A sor II. kategóriái ott nem érvényesek.',
    hint: 'Minden országhoz adjon meg ott érvényes II. kategóriát, vagy törölje az országot.',
  },
  tooMany: {
    reason: 'Ez túl sok tétel.',
    hint: 'Legfeljebb ennyi lehet: {detail}.',
  },
  unknownOffer: {
    reason: 'Önnek nincs ilyen ajánlata.',
    hint: 'Hagyja meg az azonosítót úgy, ahogy az export írta; új ajánlatnál maradjon üres.',
  },
  notLocated: {
    reason: 'A cím nem található a térképen.',
    hint: 'A sort átvesszük. Ellenőrizze az irányítószámot és a települést, hogy a gazdaságot megtalálják.',
  },
  noRegion: {
    reason: 'Ehhez az irányítószámhoz nincs régió rögzítve.',
    hint: 'A sort átvesszük. A gazdaság kérelmeihez régió kell; forduljon az adminisztrátorokhoz.',
  },
  ended: {
    reason: 'A gazdaság már nem szerepel a listában, ezért letiltjuk.',
    hint: 'Ha még Önökhöz tartozik, vegye fel a fájlba.',
  },
  changedSince: {
    reason: 'A tételt az import óta módosították, ezért úgy marad, ahogy van.',
    hint: 'Ha kell, módosítsa kézzel.',
  },
  usedSince: {
    reason: 'A tételt azóta már használják, ezért megmarad.',
    hint: 'Például már van hozzá kérelem.',
  },
};
