import { type ImportTexts, offerColumns } from './import-texts.ts';

const farmColumns: ImportTexts['columns']['customers'] = {
  controlNumber: {
    heading: 'Ellenőrzési szám',
    explanation: 'Megmondja, melyik gazdaságról szól a sor.',
    also: [
      'Partnerkód',
      'Partnerszám',
      'Partner kód',
      'Ügyfélkód',
      'Ügyfélszám',
      'Azonosító',
      'Azonosító szám',
      'Gazdálkodói azonosító',
      'Regisztrációs szám',
      'Tanúsítvány száma',
      'Tanúsítványszám',
      'Ellenőrzési kód',
      'Kódszám',
      'Ellenőrzési azonosító',
      'Tanúsítási szám',
    ],
  },
  name: {
    heading: 'A gazdaság neve',
    explanation: 'Így szerepel a gazdaság az adatbázisban.',
    also: [
      'Gazdaság',
      'Gazdaság neve',
      'Név',
      'Cégnév',
      'Partner',
      'Partner neve',
      'Ügyfél',
      'Ügyfél neve',
      'Gazdálkodó',
      'Gazdálkodó neve',
    ],
  },
  street: {
    heading: 'Utca, házszám',
    explanation: 'A gazdaság címe.',
    also: ['Utca', 'Cím', 'Közterület', 'Lakcím', 'Székhely', 'Utca és házszám'],
  },
  citycode: {
    heading: 'Irányítószám',
    explanation: 'Ebből adódik a régió.',
    also: ['Irsz.', 'Irsz', 'Ir.szám', 'Postai irányítószám'],
  },
  city: {
    heading: 'Település',
    explanation: 'A gazdaság címe.',
    also: ['Helység', 'Város', 'Község', 'Településnév'],
  },
  contact: {
    heading: 'Kapcsolattartó',
    explanation: 'Akit el lehet érni.',
    also: ['Kapcsolattartó neve', 'Felelős személy', 'Tulajdonos', 'Gazdaságvezető', 'Képviselő'],
  },
  phone: {
    heading: 'Telefon',
    explanation: 'Egy szám.',
    also: ['Telefonszám', 'Tel.', 'Tel', 'Mobil', 'Mobiltelefon', 'Mobilszám'],
  },
  email: {
    heading: 'E-mail',
    explanation: 'Egy cím.',
    also: ['E-mail-cím', 'E-mail cím', 'Email', 'Email cím'],
  },
  website: {
    heading: 'Honlap',
    explanation: 'Például https://www.example.org.',
    also: ['Weboldal', 'Weblap', 'Internetcím', 'Web'],
  },
  agreement: {
    heading: 'Hozzájárulás napja',
    explanation: 'A nap, amikor a gazdaság hozzájárult, vagy igen vagy nem.',
    also: [
      'Hozzájárulás',
      'Hozzájárult',
      'Beleegyezés',
      'Meghatalmazás',
      'Nyilatkozat',
      'Hozzájárulás dátuma',
      'Megállapodás',
    ],
  },
  associations: {
    heading: 'Szövetségek',
    explanation: 'A szövetségek neve, több pontosvesszővel elválasztva.',
    also: ['Szövetség', 'Egyesület', 'Tagság', 'Mely szövetség tagja', 'Egyesületek'],
  },
};

const breedColumns: ImportTexts['columns']['offergroups'] = {
  animalkind: {
    heading: 'Állatfaj',
    explanation: 'A neve az adatbázisban.',
    also: ['Faj', 'Állat'],
  },
  name: {
    heading: 'Fajta vagy hibrid',
    explanation:
      'A név az Ön nyelvén. Az állatfajjal együtt megmondja, melyik bejegyzésről van szó.',
    also: ['Fajta', 'Hibrid', 'Származás', 'Név', 'Megnevezés'],
  },
  names: {
    heading: 'Nevek más nyelveken',
    explanation: 'Például de_DE: Fleckvieh; fr_FR: Simmental.',
    also: ['További nevek', 'Fordítások', 'Idegen nyelvű nevek'],
  },
  countries: {
    heading: 'Országok',
    explanation: 'Kódok, pontosvesszővel elválasztva; üresen: mindenhol, ha a fajta új.',
    also: ['Ország', 'Hol érvényes', 'Itt érvényes'],
  },
  category2: {
    heading: 'II. kategória',
    explanation: 'Nevek, pontosvesszővel elválasztva.',
    also: ['Kategória II', '2. kategória', 'II. kategóriák'],
  },
  specifications: {
    heading: 'Pontosabb adatok',
    explanation: 'Amit az ajánlat ezen felül választhat, pontosvesszővel elválasztva.',
    also: ['Változatok', 'Vonalak'],
  },
  breedCode: {
    heading: 'Fajtakód',
    explanation: 'A hivatalos kód.',
    also: ['Kód', 'ENAR-fajtakód', 'Hivatalos fajtakód'],
  },
  endangered: {
    heading: 'Veszélyeztetett',
    explanation: 'Igen vagy nem.',
    also: ['Veszélyeztetett fajta', 'Védett őshonos'],
  },
  adaptedBreed: {
    heading: 'Ökológiai tartáshoz alkalmazkodott',
    explanation: 'Igen vagy nem.',
    also: ['Alkalmazkodott fajta'],
  },
};

const breedExample: ImportTexts['examples']['offergroups'] = {
  name: 'Mintafajta (példa)',
  names: 'en_GB: Sample breed',
  countries: 'HU; AT',
  endangered: 'nem',
};

const farmExample: ImportTexts['examples']['customers'] = {
  name: 'Mintapatak tanya (példa)',
  street: 'Minta utca 1.',
  contact: 'Minta Mária',
  email: 'tanya@example.org',
  agreement: 'igen',
};

export const hu_HU: ImportTexts = {
  names: {
    customers: { file: 'sablon-partnerek', sheet: 'Partnerek' },
    farmers: { file: 'sablon-gazdasagok', sheet: 'Gazdaságok' },
    offergroups: { file: 'sablon-fajtak', sheet: 'Fajták' },
    offers: { file: 'sablon-ajanlatok', sheet: 'Ajánlatok' },
  },
  columns: {
    customers: farmColumns,
    farmers: farmColumns,
    offergroups: breedColumns,
    offers: offerColumns('hu_HU', {
      offer: 'Megmondja, melyik ajánlatról szól a sor; újnál a cella üresen marad.',
      siteName: 'A telephely neve; üresen: a szokásos.',
      citycode: 'A telephelyé.',
      city: 'A telephelyé.',
      region: 'A telephelyé.',
      country: 'Üresen: a fiókja országa.',
      category1: 'Több pontosvesszővel elválasztva.',
      weeks: 'Például 2026-W40: 120; minden hét a cella külön sorában.',
      spotMarket: 'Igen vagy nem.',
      associations: 'Több pontosvesszővel elválasztva.',
    }),
  },
  examples: { customers: farmExample, farmers: farmExample, offergroups: breedExample, offers: {} },
  faulty: { file: 'hibas-sorok', row: 'Sor', reason: 'Ok' },
};
