import { type ImportTexts, offerColumns } from './import-texts.ts';

const farmColumns: ImportTexts['columns']['customers'] = {
  controlNumber: {
    heading: 'Certificeringsnummer',
    explanation: 'Det siger, hvilken bedrift rækken handler om.',
    also: [
      'Kontrolnummer',
      'Kontrolnr.',
      'Kontrolnr',
      'Økologinummer',
      'Økologinr.',
      'Autorisationsnummer',
      'Autorisationsnr.',
      'CHR-nummer',
      'CHR-nr.',
      'CHR',
      'CVR-nummer',
      'CVR-nr.',
      'Kundenummer',
      'Kundenr.',
    ],
  },
  name: {
    heading: 'Bedriftens navn',
    explanation: 'Det, bedriften hedder i databasen.',
    also: ['Bedrift', 'Navn', 'Bedriftsnavn', 'Gård', 'Firma', 'Virksomhed', 'Kunde'],
  },
  street: {
    heading: 'Vej og husnummer',
    explanation: 'Bedriftens adresse.',
    also: ['Vejnavn', 'Vej', 'Gade', 'Adresse'],
  },
  citycode: {
    heading: 'Postnummer',
    explanation: 'Det bestemmer regionen.',
    also: ['Postnr.', 'Postnr'],
  },
  city: {
    heading: 'By',
    explanation: 'Bedriftens adresse.',
    also: ['Bynavn', 'Postdistrikt', 'Sted'],
  },
  contact: {
    heading: 'Kontaktperson',
    explanation: 'Den, man kan få fat i.',
    also: ['Kontakt', 'Ejer', 'Driftsleder', 'Bedriftsleder'],
  },
  phone: {
    heading: 'Telefon',
    explanation: 'Ét nummer.',
    also: ['Telefonnummer', 'Telefonnr.', 'Tlf.', 'Tlf', 'Mobil', 'Mobilnummer'],
  },
  email: {
    heading: 'E-mail',
    explanation: 'Én adresse.',
    also: ['E-mailadresse', 'Mail', 'Mailadresse', 'E-post'],
  },
  website: {
    heading: 'Hjemmeside',
    explanation: 'For eksempel https://www.example.org.',
    also: ['Websted', 'Webside', 'Web', 'URL', 'Internetadresse'],
  },
  agreement: {
    heading: 'Samtykke den',
    explanation: 'Den dag, bedriften gav samtykke, eller ja eller nej.',
    also: ['Samtykke', 'Dato for samtykke', 'Samtykkedato', 'Fuldmagt', 'Aftale'],
  },
  associations: {
    heading: 'Foreninger',
    explanation: 'Navne på foreninger, flere adskilt af semikolon.',
    also: ['Forening', 'Medlem af', 'Medlemskab'],
  },
};

const breedColumns: ImportTexts['columns']['offergroups'] = {
  animalkind: {
    heading: 'Dyreart',
    explanation: 'Dens navn i databasen.',
    also: ['Dyr', 'Art'],
  },
  name: {
    heading: 'Race eller linje',
    explanation: 'Navnet på dit sprog. Sammen med dyrearten siger det, hvilken post det gælder.',
    also: ['Race', 'Race eller herkomst', 'Herkomst', 'Navn', 'Betegnelse'],
  },
  names: {
    heading: 'Navne på andre sprog',
    explanation: 'For eksempel de_DE: Fleckvieh; fr_FR: Simmental.',
    also: ['Andre navne', 'Oversættelser'],
  },
  countries: {
    heading: 'Lande',
    explanation: 'Koder, adskilt af semikolon; tom: overalt, hvis racen er ny.',
    also: ['Land', 'Gælder i'],
  },
  category2: {
    heading: 'Kategori II',
    explanation: 'Navne, adskilt af semikolon.',
    also: ['Kategori 2', 'Kategorier II'],
  },
  specifications: {
    heading: 'Nærmere oplysninger',
    explanation: 'Det, et tilbud desuden kan vælge, adskilt af semikolon.',
    also: ['Specifikationer', 'Linjer'],
  },
  breedCode: {
    heading: 'Racekode',
    explanation: 'Den officielle kode.',
    also: ['Kode', 'Officiel racekode'],
  },
  endangered: { heading: 'Truet', explanation: 'Ja eller nej.', also: ['Truet race'] },
  adaptedBreed: {
    heading: 'Tilpasset økologi',
    explanation: 'Ja eller nej.',
    also: ['Tilpasset race', 'Tilpasset økologisk drift'],
  },
};

const breedExample: ImportTexts['examples']['offergroups'] = {
  name: 'Eksempelrace (eksempel)',
  names: 'en_GB: Sample breed',
  countries: 'DK; SE',
  endangered: 'nej',
};

const farmExample: ImportTexts['examples']['customers'] = {
  name: 'Bækgården (eksempel)',
  street: 'Eksempelvej 1',
  contact: 'Maria Eksempel',
  email: 'gard@example.org',
  agreement: 'ja',
};

export const da_DK: ImportTexts = {
  names: {
    customers: { file: 'skabelon-kunder', sheet: 'Kunder' },
    farmers: { file: 'skabelon-bedrifter', sheet: 'Bedrifter' },
    offergroups: { file: 'skabelon-racer', sheet: 'Racer' },
    offers: { file: 'skabelon-tilbud', sheet: 'Tilbud' },
  },
  columns: {
    customers: farmColumns,
    farmers: farmColumns,
    offergroups: breedColumns,
    offers: offerColumns(
      'da_DK',
      {
        offer: 'Det siger, hvilket tilbud rækken handler om; for et nyt er cellen tom.',
        siteName: 'Salgsstedets navn; tom: det sædvanlige.',
        citycode: 'Salgsstedets.',
        city: 'Salgsstedets.',
        region: 'Salgsstedets.',
        country: 'Tom: din kontos land.',
        category1: 'Flere adskilt af semikolon.',
        weeks: 'For eksempel 2026-W40: 120; hver uge på sin egen linje i cellen.',
        spotMarket: 'Ja eller nej.',
        associations: 'Flere adskilt af semikolon.',
      },
      { offergroup: ['Race eller herkomst'] },
    ),
  },
  examples: { customers: farmExample, farmers: farmExample, offergroups: breedExample, offers: {} },
  faulty: { file: 'raekker-med-fejl', row: 'Række', reason: 'Grund' },
};
