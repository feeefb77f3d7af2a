import type { LineTexts } from './line-texts.ts';

export const lineTextsHu: LineTexts = {
  cellError: 'A cellában a táblázatkezelő hibát jelez. Írja a képlet helyére az értékét.',
  wrongText:
    'A tételben olyan karakterek vannak, amelyek nem szöveg. Ellenőrizze, hogy a megfelelő karakterkódolást választotta-e.',
  wrongControlNumber:
    'Ez nem ennek az országnak az ellenőrzési száma. Ilyen számot várunk: {detail}.',
  wrongCitycode: 'Ez nem irányítószám. Csak az irányítószámot írja be, a települést ne.',
  wrongEmail: 'Ez nem e-mail-cím. Pontosan egy címet írjon be, vagy hagyja üresen a cellát.',
  wrongPhone: 'Ez nem telefonszám. Pontosan egy számot írjon be, például +36 76 123 456.',
  wrongWebsite: 'Ez nem internetcím. Ilyen címet várunk: https://www.example.org.',
  wrongAgreement:
    'Ez nem dátum, és nem is igen vagy nem. Írja be a hozzájárulás napját, például 2026. 03. 05., vagy azt, hogy igen vagy nem.',
  agreementAhead: 'A hozzájárulás napja a jövőben van. Azt a napot írja be, amikor megadták.',
  unknownName:
    'Ilyen név itt nincs. Úgy írja, ahogy az adatbázisban áll; többet pontosvesszővel elválasztva.',
  listedTwice: 'Ez a tétel már szerepel, a sor száma: {detail}.',
  otherControlBody:
    'Ehhez az ellenőrzési számhoz olyan gazdaság tartozik, amely nem az Ön partnere. Ellenőrizze a számot és az irányítószámot. Ha a gazdaság Önökhöz lépett át, forduljon az adminisztrátorokhoz.',
  notAFarm:
    'Ez az ellenőrzési szám nem tartozik ennek az országnak egyetlen gazdaságához sem. Forduljon az adminisztrátorokhoz.',
  deactivated:
    'Az adminisztrátorok letiltották ennek a gazdaságnak a fiókját. Forduljon az adminisztrátorokhoz.',
  wrongTruth:
    'Ez nem igen és nem is nem. Írja be, hogy igen vagy nem, vagy hagyja üresen a cellát.',
  unknownAnimalkind: 'Ilyen állatfaj nincs. Úgy írja a nevet, ahogy az adatbázisban áll.',
  unknownCountry: 'Ilyen ország nincs. Az országok kódját vagy nevét írja be, például HU; AT.',
  unknownLanguage:
    'Ilyen nyelv nincs. Nyelvet és nevet várunk, például en_GB: Simmental; fr_FR: Simmental.',
  otherAnimalkind:
    'Ez a II. kategória másik állatfajhoz tartozik. A sorban szereplő állatfaj egyik II. kategóriáját adja meg.',
  countryNotCovered:
    'A sor II. kategóriái ott nem érvényesek. Minden országhoz adjon meg ott érvényes II. kategóriát, vagy törölje az országot.',
  unknownOffer:
    'Önnek nincs ilyen ajánlata. Hagyja meg az azonosítót úgy, ahogy az export írta; új ajánlatnál maradjon üres.',
  notLocated:
    'A cím nem található a térképen. A sort átvesszük. Ellenőrizze az irányítószámot és a települést, hogy a gazdaságot megtalálják.',
  noRegion:
    'Ehhez az irányítószámhoz nincs régió rögzítve. A sort átvesszük. A gazdaság kérelmeihez régió kell; forduljon az adminisztrátorokhoz.',
  ended:
    'A gazdaság már nem szerepel a listában, ezért letiltjuk. Ha még Önökhöz tartozik, vegye fel a fájlba.',
  changedSince: 'A tételt az import óta módosították, ezért úgy marad, ahogy van.',
  usedSince: 'A tételt azóta már használják, ezért megmarad.',
};
