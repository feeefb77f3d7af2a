import { type ImportTexts, offerColumns } from './import-texts.ts';

const farmColumns: ImportTexts['columns']['customers'] = {
  controlNumber: {
    heading: 'Kontrolės numeris',
    explanation: 'Nurodo, apie kurį ūkį kalbama.',
    also: [
      'Kontrolės Nr.',
      'Sertifikavimo numeris',
      'Sertifikato numeris',
      'Sertifikato Nr.',
      'Veiklos vykdytojo numeris',
      'Veiklos vykdytojo kodas',
      'Valdos numeris',
      'Valdos Nr.',
      'Ūkio numeris',
      'Kliento numeris',
    ],
  },
  name: {
    heading: 'Ūkio pavadinimas',
    explanation: 'Taip ūkis vadinamas duomenų bazėje.',
    also: ['Pavadinimas', 'Ūkis', 'Vardas, pavardė', 'Vardas ir pavardė', 'Įmonė', 'Klientas'],
  },
  street: {
    heading: 'Gatvė ir namo numeris',
    explanation: 'Ūkio adresas.',
    also: ['Gatvė', 'Adresas'],
  },
  citycode: {
    heading: 'Pašto kodas',
    explanation: 'Pagal jį randamas regionas.',
    also: ['Pašto indeksas', 'PK'],
  },
  city: {
    heading: 'Vietovė',
    explanation: 'Ūkio adresas.',
    also: ['Miestas', 'Kaimas', 'Gyvenvietė', 'Gyvenamoji vietovė'],
  },
  contact: {
    heading: 'Kontaktinis asmuo',
    explanation: 'Į ką kreiptis.',
    also: ['Kontaktas', 'Vadovas', 'Valdytojas', 'Savininkas', 'Ūkininkas'],
  },
  phone: {
    heading: 'Telefonas',
    explanation: 'Vienas numeris.',
    also: ['Telefono numeris', 'Tel.', 'Tel. Nr.', 'Mobilusis', 'Mob. tel.'],
  },
  email: {
    heading: 'El. paštas',
    explanation: 'Vienas adresas.',
    also: ['El. pašto adresas', 'El. p.', 'Elektroninis paštas'],
  },
  website: {
    heading: 'Interneto adresas',
    explanation: 'Pavyzdžiui, https://www.example.org.',
    also: ['Svetainė', 'Interneto svetainė', 'Tinklalapis'],
  },
  agreement: {
    heading: 'Sutikimo diena',
    explanation: 'Diena, kada ūkis sutiko, arba „Taip“ ar „Ne“.',
    also: ['Sutikimas', 'Sutiko', 'Įgaliojimas', 'Sutikimo data', 'Susitarimas'],
  },
  associations: {
    heading: 'Asociacijos',
    explanation: 'Asociacijų pavadinimai, keli atskiriami kabliataškiu.',
    also: ['Asociacija', 'Narystė', 'Narys'],
  },
};

const breedColumns: ImportTexts['columns']['offergroups'] = {
  animalkind: {
    heading: 'Gyvūnų rūšis',
    explanation: 'Jos pavadinimas duomenų bazėje.',
    also: ['Gyvūnas', 'Rūšis'],
  },
  name: {
    heading: 'Veislė ar linija',
    explanation:
      'Pavadinimas Jūsų kalba. Kartu su gyvūnų rūšimi jis nurodo, apie kurį įrašą kalbama.',
    also: ['Veislė', 'Linija', 'Krosas', 'Pavadinimas'],
  },
  names: {
    heading: 'Pavadinimai kitomis kalbomis',
    explanation: 'Pavyzdžiui, en_GB: Simmental; fr_FR: Simmental.',
    also: ['Kiti pavadinimai', 'Vertimai'],
  },
  countries: {
    heading: 'Šalys',
    explanation: 'Kodai, atskirti kabliataškiu; tuščia – visur, jei veislė nauja.',
    also: ['Šalis', 'Galioja'],
  },
  category2: {
    heading: 'II kategorija',
    explanation: 'Pavadinimai, atskirti kabliataškiu.',
    also: ['2 kategorija', 'II kategorijos'],
  },
  specifications: {
    heading: 'Patikslinimai',
    explanation: 'Ką pasiūlymas gali papildomai pasirinkti, atskirta kabliataškiu.',
    also: ['Specifikacijos', 'Variantai'],
  },
  breedCode: {
    heading: 'Veislės kodas',
    explanation: 'Oficialus kodas.',
    also: ['Kodas', 'Oficialus veislės kodas'],
  },
  endangered: {
    heading: 'Nykstanti',
    explanation: '„Taip“ arba „Ne“.',
    also: ['Nykstanti veislė', 'Saugoma veislė'],
  },
  adaptedBreed: {
    heading: 'Pritaikyta ekologiniam ūkininkavimui',
    explanation: '„Taip“ arba „Ne“.',
    also: ['Pritaikyta veislė'],
  },
};

const breedExample: ImportTexts['examples']['offergroups'] = {
  name: 'Pavyzdinė veislė (pavyzdys)',
  names: 'en_GB: Sample breed',
  countries: 'LT; LV',
  endangered: 'Ne',
};

const farmExample: ImportTexts['examples']['customers'] = {
  name: 'Pavyzdžių ūkis (pavyzdys)',
  street: 'Pavyzdžio g. 1',
  contact: 'Ona Pavyzdienė',
  email: 'ukis@example.org',
  agreement: 'Taip',
};

export const lt_LT: ImportTexts = {
  names: {
    customers: { file: 'sablonas-klientai', sheet: 'Klientai' },
    farmers: { file: 'sablonas-ukiai', sheet: 'Ūkiai' },
    offergroups: { file: 'sablonas-veisles', sheet: 'Veislės' },
    offers: { file: 'sablonas-pasiulymai', sheet: 'Pasiūlymai' },
  },
  columns: {
    customers: farmColumns,
    farmers: farmColumns,
    offergroups: breedColumns,
    offers: offerColumns('lt_LT', {
      offer: 'Nurodo, apie kurį pasiūlymą kalbama; naujo pasiūlymo langelis lieka tuščias.',
      siteName: 'Pardavimo vietos pavadinimas; tuščia – įprasta vieta.',
      citycode: 'Pardavimo vietos.',
      city: 'Pardavimo vietos.',
      region: 'Pardavimo vietos.',
      country: 'Tuščia – Jūsų paskyros šalis.',
      category1: 'Kelios atskiriamos kabliataškiu.',
      weeks: 'Pavyzdžiui, 2026-W40: 120; kiekviena savaitė atskiroje langelio eilutėje.',
      spotMarket: '„Taip“ arba „Ne“.',
      associations: 'Kelios atskiriamos kabliataškiu.',
    }),
  },
  examples: { customers: farmExample, farmers: farmExample, offergroups: breedExample, offers: {} },
  faulty: { file: 'klaidingos-eilutes', row: 'Eilutė', reason: 'Priežastis' },
};
