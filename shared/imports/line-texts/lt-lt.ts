import type { LineTexts } from './line-texts.ts';

export const lineTextsLt: LineTexts = {
  required: {
    reason: 'Šių duomenų trūksta.',
    hint: 'Įrašykite reikšmę eilutėje.',
  },
  tooLong: {
    reason: 'Įrašas per ilgas.',
    hint: 'Sutrumpinkite tekstą iki {detail} ženklų.',
  },
  cellError: {
    reason: 'Langelyje yra skaičiuoklės klaida.',
    hint: 'Pakeiskite formulę jos reikšme.',
  },
  wrongText: {
    reason: 'Įraše yra ženklų, kurie nėra tekstas.',
    hint: 'Patikrinkite, ar pasirinkta tinkama koduotė.',
  },
  wrongControlNumber: {
    reason: 'Tai ne šios šalies kontrolės numeris.',
    hint: 'Turėtų būti toks numeris kaip {detail}.',
  },
  wrongCitycode: {
    reason: 'Tai ne pašto kodas.',
    hint: 'Įrašykite tik pašto kodą, be vietovės.',
  },
  wrongEmail: {
    reason: 'Tai ne el. pašto adresas.',
    hint: 'Įrašykite vieną adresą arba palikite langelį tuščią.',
  },
  wrongPhone: {
    reason: 'Tai ne telefono numeris.',
    hint: 'Įrašykite vieną numerį, pavyzdžiui, +370 612 34567.',
  },
  wrongWebsite: {
    reason: 'Tai ne interneto adresas.',
    hint: 'Turėtų būti toks adresas kaip https://www.example.org.',
  },
  wrongAgreement: {
    reason: 'Tai nei data, nei „Taip“ ar „Ne“.',
    hint: 'Įrašykite sutikimo dieną, pavyzdžiui, 2026-03-05, arba „Taip“ ar „Ne“.',
  },
  agreementAhead: {
    reason: 'Sutikimo diena dar ateityje.',
    hint: 'Įrašykite dieną, kada sutikimas duotas.',
  },
  unknownAssociation: {
    reason: 'Tokios asociacijos čia nėra.',
    hint: 'Rašykite pavadinimą taip, kaip duomenų bazėje; kelis atskirkite kabliataškiu.',
  },
  listedTwice: {
    reason: 'Šis įrašas jau yra {detail} eilutėje.',
    hint: 'Palikite tik vieną iš abiejų eilučių.',
  },
  otherControlBody: {
    reason: 'Šis kontrolės numeris priklauso ūkiui, kuris nėra Jūsų klientas.',
    hint: 'Patikrinkite numerį ir pašto kodą. Jei ūkis perėjo pas Jus, kreipkitės į administraciją.',
  },
  notAFarm: {
    reason: 'Šis kontrolės numeris priklauso ne ūkiui.',
    hint: 'Kreipkitės į administraciją.',
  },
  otherCountry: {
    reason: 'Ūkis priklauso kitai šaliai.',
    hint: 'Kreipkitės į administraciją.',
  },
  deactivated: {
    reason: 'Administracija išjungė šio ūkio paskyrą.',
    hint: 'Kreipkitės į administraciją.',
  },
  redacted: {
    reason: 'Šio ūkio duomenys ištrinti.',
    hint: 'Kreipkitės į administraciją.',
  },
  wrongTruth: {
    reason: 'Tai nei „Taip“, nei „Ne“.',
    hint: 'Įrašykite „Taip“ arba „Ne“ ar palikite langelį tuščią.',
  },
  unknownAnimalkind: {
    reason: 'Tokios gyvūnų rūšies nėra.',
    hint: 'Rašykite pavadinimą taip, kaip duomenų bazėje.',
  },
  unknownCountry: {
    reason: 'Tokios šalies nėra.',
    hint: 'Įrašykite šalių kodus arba pavadinimus, pavyzdžiui, LT; LV.',
  },
  unknownLanguage: {
    reason: 'Tokios kalbos nėra.',
    hint: 'Nurodykite kalbą ir pavadinimą, pavyzdžiui, en_GB: Simmental; fr_FR: Simmental.',
  },
  unknownCategory2: {
    reason: 'Tokios II kategorijos nėra.',
    hint: 'Rašykite pavadinimą taip, kaip duomenų bazėje; kelis atskirkite kabliataškiu.',
  },
  otherAnimalkind: {
    reason: 'Ši II kategorija priklauso kitai gyvūnų rūšiai.',
    hint: 'Nurodykite šios eilutės gyvūnų rūšies II kategoriją.',
  },
  countryNotCovered: {
    reason: 'Šios eilutės II kategorijos ten negalioja.',
    hint: 'Kiekvienai šaliai nurodykite ten galiojančią II kategoriją arba išbraukite šalį.',
  },
  tooMany: {
    reason: 'Tai per daug įrašų.',
    hint: 'Leidžiama ne daugiau kaip {detail}.',
  },
  unknownOffer: {
    reason: 'Tokio pasiūlymo Jūs neturite.',
    hint: 'Palikite eksporto įrašytą identifikatorių; naujam pasiūlymui jis lieka tuščias.',
  },
  notLocated: {
    reason: 'Adresas žemėlapyje nerastas.',
    hint: 'Eilutė bus importuota. Patikrinkite pašto kodą ir vietovę, kad ūkį būtų galima rasti.',
  },
  noRegion: {
    reason: 'Šiam pašto kodui regionas nenurodytas.',
    hint: 'Eilutė bus importuota. Ūkio prašymams reikia regiono; kreipkitės į administraciją.',
  },
  ended: {
    reason: 'Ūkio sąraše nebėra, todėl jis bus išjungtas.',
    hint: 'Jei jis tebėra Jūsų klientas, įrašykite jį į failą.',
  },
  changedSince: {
    reason: 'Įrašas po importo pakeistas ir lieka, kaip yra.',
    hint: 'Prireikus pakeiskite jį patys.',
  },
  usedSince: {
    reason: 'Įrašas jau naudojamas ir lieka.',
    hint: 'Pavyzdžiui, jam jau yra prašymas.',
  },
};
