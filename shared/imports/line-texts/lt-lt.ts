import type { LineTexts } from './line-texts.ts';

export const lineTextsLt: LineTexts = {
  cellError: 'Langelyje yra skaičiuoklės klaida. Pakeiskite formulę jos reikšme.',
  wrongText: 'Įraše yra ženklų, kurie nėra tekstas. Patikrinkite, ar pasirinkta tinkama koduotė.',
  wrongControlNumber:
    'Tai ne šios šalies kontrolės numeris. Turėtų būti toks numeris kaip {detail}.',
  wrongCitycode: 'Tai ne pašto kodas. Įrašykite tik pašto kodą, be vietovės.',
  wrongEmail: 'Tai ne el. pašto adresas. Įrašykite vieną adresą arba palikite langelį tuščią.',
  wrongPhone: 'Tai ne telefono numeris. Įrašykite vieną numerį, pavyzdžiui, +370 612 34567.',
  wrongWebsite: 'Tai ne interneto adresas. Turėtų būti toks adresas kaip https://www.example.org.',
  wrongAgreement:
    'Tai nei data, nei „Taip“ ar „Ne“. Įrašykite sutikimo dieną, pavyzdžiui, 2026-03-05, arba „Taip“ ar „Ne“.',
  agreementAhead: 'Sutikimo diena dar ateityje. Įrašykite dieną, kada sutikimas duotas.',
  unknownName:
    'Tokio pavadinimo čia nėra. Rašykite jį taip, kaip duomenų bazėje; kelis atskirkite kabliataškiu.',
  listedTwice: 'Šis įrašas jau yra {detail} eilutėje.',
  otherControlBody:
    'Šis kontrolės numeris priklauso ūkiui, kuris nėra Jūsų klientas. Patikrinkite numerį ir pašto kodą. Jei ūkis perėjo pas Jus, kreipkitės į administraciją.',
  notAFarm:
    'Šis kontrolės numeris nepriklauso jokiam šios šalies ūkiui. Kreipkitės į administraciją.',
  deactivated: 'Administracija išjungė šio ūkio paskyrą. Kreipkitės į administraciją.',
  wrongTruth: 'Tai nei „Taip“, nei „Ne“. Įrašykite „Taip“ arba „Ne“ ar palikite langelį tuščią.',
  unknownAnimalkind: 'Tokios gyvūnų rūšies nėra. Rašykite pavadinimą taip, kaip duomenų bazėje.',
  unknownCountry: 'Tokios šalies nėra. Įrašykite šalių kodus arba pavadinimus, pavyzdžiui, LT; LV.',
  unknownLanguage:
    'Tokios kalbos nėra. Nurodykite kalbą ir pavadinimą, pavyzdžiui, en_GB: Simmental; fr_FR: Simmental.',
  otherAnimalkind:
    'Ši II kategorija priklauso kitai gyvūnų rūšiai. Nurodykite šios eilutės gyvūnų rūšies II kategoriją.',
  countryNotCovered:
    'Šios eilutės II kategorijos ten negalioja. Kiekvienai šaliai nurodykite ten galiojančią II kategoriją arba išbraukite šalį.',
  unknownOffer:
    'Tokio pasiūlymo Jūs neturite. Palikite eksporto įrašytą identifikatorių; naujam pasiūlymui jis lieka tuščias.',
  notLocated:
    'Adresas žemėlapyje nerastas. Eilutė bus importuota. Patikrinkite pašto kodą ir vietovę, kad ūkį būtų galima rasti.',
  noRegion:
    'Šiam pašto kodui regionas nenurodytas. Eilutė bus importuota. Ūkio prašymams reikia regiono; kreipkitės į administraciją.',
  ended:
    'Ūkio sąraše nebėra, todėl jis bus išjungtas. Jei jis tebėra Jūsų klientas, įrašykite jį į failą.',
  changedSince: 'Įrašas po importo pakeistas ir lieka, kaip yra.',
  usedSince: 'Įrašas jau naudojamas ir lieka.',
};
