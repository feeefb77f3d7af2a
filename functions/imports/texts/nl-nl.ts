import { type ImportTexts, offerColumns } from './import-texts.ts';

const farmColumns: ImportTexts['columns']['customers'] = {
  controlNumber: {
    heading: 'Controlenummer',
    explanation: 'Het zegt om welk bedrijf het gaat.',
    also: [
      'Controlenr.',
      'Controle-nr.',
      'Skal-nummer',
      'Skalnummer',
      'Skal-nr.',
      'Certificaatnummer',
      'Bedrijfsnummer',
      'Klantnummer',
      'Klantnr.',
      'Relatienummer',
      'UBN',
    ],
  },
  name: {
    heading: 'Naam van het bedrijf',
    explanation: 'Zo heet het bedrijf in de database.',
    also: ['Bedrijfsnaam', 'Bedrijf', 'Naam', 'Firma', 'Klant', 'Handelsnaam'],
  },
  street: {
    heading: 'Straat en huisnummer',
    explanation: 'Adres van het bedrijf.',
    also: ['Straat', 'Straatnaam', 'Adres'],
  },
  citycode: {
    heading: 'Postcode',
    explanation: 'Hiermee wordt de regio gevonden.',
    also: ['PC'],
  },
  city: {
    heading: 'Plaats',
    explanation: 'Adres van het bedrijf.',
    also: ['Woonplaats', 'Plaatsnaam', 'Vestigingsplaats', 'Gemeente'],
  },
  contact: {
    heading: 'Contactpersoon',
    explanation: 'Wie te bereiken is.',
    also: ['Contact', 'Bedrijfsleider', 'Bedrijfshoofd', 'Eigenaar'],
  },
  phone: {
    heading: 'Telefoon',
    explanation: 'Eén nummer.',
    also: ['Telefoonnummer', 'Tel.', 'Tel', 'Mobiel', 'Mobiel nummer'],
  },
  email: {
    heading: 'E-mail',
    explanation: 'Eén adres.',
    also: ['E-mailadres', 'Emailadres', 'Mail', 'Email'],
  },
  website: {
    heading: 'Website',
    explanation: 'Bijvoorbeeld https://www.example.org.',
    also: ['Internetadres', 'Homepage', 'Web', 'URL'],
  },
  agreement: {
    heading: 'Toestemming op',
    explanation: 'Dag waarop het bedrijf toestemming gaf, of ja of nee.',
    also: ['Toestemming', 'Akkoord', 'Akkoord op', 'Machtiging', 'Machtiging op'],
  },
  associations: {
    heading: 'Verenigingen',
    explanation: 'Namen van de verenigingen, meer namen gescheiden door een puntkomma.',
    also: ['Vereniging', 'Lid van', 'Keurmerk'],
  },
};

const breedColumns: ImportTexts['columns']['offergroups'] = {
  animalkind: {
    heading: 'Diersoort',
    explanation: 'De naam in de database.',
    also: ['Dier', 'Soort'],
  },
  name: {
    heading: 'Ras of herkomst',
    explanation: 'De naam in uw taal. Samen met de diersoort zegt die om welk ras het gaat.',
    also: ['Ras', 'Herkomst', 'Naam', 'Benaming'],
  },
  names: {
    heading: 'Namen in andere talen',
    explanation: 'Bijvoorbeeld de_DE: Fleckvieh; fr_FR: Simmental.',
    also: ['Andere namen', 'Vertalingen', 'Labels'],
  },
  countries: {
    heading: 'Landen',
    explanation: 'Codes, gescheiden door een puntkomma; leeg: overal, als het ras nieuw is.',
    also: ['Land', 'Actief in', 'Geldt in'],
  },
  category2: {
    heading: 'Categorie II',
    explanation: 'Namen, gescheiden door een puntkomma.',
    also: ['Categorie 2', 'Categorieën II'],
  },
  specifications: {
    heading: 'Nadere omschrijvingen',
    explanation: 'Wat een aanbieding daarbij kan kiezen, gescheiden door een puntkomma.',
    also: ['Specificaties', 'Lijnen'],
  },
  breedCode: {
    heading: 'Rascode',
    explanation: 'De officiële code.',
    also: ['Code', 'Officiële rascode'],
  },
  endangered: {
    heading: 'Bedreigd',
    explanation: 'Ja of nee.',
    also: ['Bedreigd ras', 'Zeldzaam', 'Zeldzaam ras', 'Met uitsterven bedreigd'],
  },
  adaptedBreed: {
    heading: 'Aangepast aan biologisch',
    explanation: 'Ja of nee.',
    also: ['Aangepast ras', 'Aangepast aan de biologische landbouw'],
  },
};

const breedExample: ImportTexts['examples']['offergroups'] = {
  name: 'Voorbeeldras (voorbeeld)',
  names: 'de_DE: Musterrasse; en_GB: Sample breed',
  countries: 'NL; DE',
  endangered: 'Nee',
};

const farmExample: ImportTexts['examples']['customers'] = {
  name: 'Boerderij De Voorbeek (voorbeeld)',
  street: 'Voorbeeldweg 1',
  contact: 'Maria Voorbeeld',
  email: 'boerderij@example.org',
  agreement: 'Ja',
};

export const nl_NL: ImportTexts = {
  names: {
    customers: { file: 'sjabloon-klanten', sheet: 'Klanten' },
    farmers: { file: 'sjabloon-bedrijven', sheet: 'Bedrijven' },
    offergroups: { file: 'sjabloon-rassen', sheet: 'Rassen' },
    offers: { file: 'sjabloon-aanbod', sheet: 'Aanbod' },
  },
  columns: {
    customers: farmColumns,
    farmers: farmColumns,
    offergroups: breedColumns,
    offers: offerColumns('nl_NL', {
      offer: 'Het zegt om welke aanbieding het gaat; bij een nieuwe blijft de cel leeg.',
      siteName: 'Naam van de verkooplocatie; leeg: de hoofdlocatie.',
      citycode: 'Van de verkooplocatie.',
      city: 'Van de verkooplocatie.',
      region: 'Van de verkooplocatie.',
      country: 'Leeg: het land van uw account.',
      category1: 'Meer categorieën gescheiden door een puntkomma.',
      weeks: 'Bijvoorbeeld 2026-W40: 120; elke week op een regel van de cel.',
      spotMarket: 'Ja of nee.',
      associations: 'Meer verenigingen gescheiden door een puntkomma.',
    }),
  },
  examples: { customers: farmExample, farmers: farmExample, offergroups: breedExample, offers: {} },
  faulty: { file: 'foute-regels', row: 'Regel', reason: 'Reden' },
};
