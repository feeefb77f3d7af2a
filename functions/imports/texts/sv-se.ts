import { type ImportTexts, offerColumns } from './import-texts.ts';

const farmColumns: ImportTexts['columns']['customers'] = {
  controlNumber: {
    heading: 'Kontrollnummer',
    explanation: 'Det visar vilken gård raden gäller.',
    also: [
      'Kontrollnr',
      'Kontroll-nr',
      'Kundnummer',
      'Kundnr',
      'Certifieringsnummer',
      'Produktionsplatsnummer',
      'Produktionsplats',
      'PPN',
      'Platsnummer',
      'SE-nummer',
    ],
  },
  name: {
    heading: 'Gårdens namn',
    explanation: 'Så heter gården i databasen.',
    also: ['Gård', 'Gårdsnamn', 'Namn', 'Företag', 'Företagsnamn', 'Lantbruksföretag', 'Kund'],
  },
  street: {
    heading: 'Gatuadress',
    explanation: 'Gårdens adress.',
    also: ['Adress', 'Gata', 'Utdelningsadress', 'Postadress', 'Gata och nummer'],
  },
  citycode: {
    heading: 'Postnummer',
    explanation: 'Med det hittas regionen.',
    also: ['Postnr', 'Postnr.'],
  },
  city: {
    heading: 'Ort',
    explanation: 'Gårdens adress.',
    also: ['Postort', 'Stad', 'Kommun'],
  },
  contact: {
    heading: 'Kontaktperson',
    explanation: 'Den som man når.',
    also: ['Kontakt', 'Lantbrukare', 'Driftsledare', 'Ägare', 'Brukare'],
  },
  phone: {
    heading: 'Telefon',
    explanation: 'Ett nummer.',
    also: ['Telefonnummer', 'Tel', 'Tel.', 'Tfn', 'Mobil', 'Mobilnummer'],
  },
  email: {
    heading: 'E-post',
    explanation: 'En adress.',
    also: ['E-postadress', 'Epost', 'Mejl', 'E-mail', 'Mail'],
  },
  website: {
    heading: 'Webbplats',
    explanation: 'Till exempel https://www.example.org.',
    also: ['Hemsida', 'Webbadress', 'Webb'],
  },
  agreement: {
    heading: 'Samtycke den',
    explanation: 'Dagen då gården samtyckte, eller ja eller nej.',
    also: ['Samtycke', 'Samtyckesdatum', 'Fullmakt', 'Datum för samtycke', 'Avtal'],
  },
  associations: {
    heading: 'Föreningar',
    explanation: 'Föreningarnas namn, flera skiljs åt med semikolon.',
    also: ['Förening', 'Organisation', 'Medlem i', 'Medlemskap'],
  },
};

const breedColumns: ImportTexts['columns']['offergroups'] = {
  animalkind: {
    heading: 'Djurslag',
    explanation: 'Namnet i databasen.',
    also: ['Djur', 'Art'],
  },
  name: {
    heading: 'Ras eller hybrid',
    explanation: 'Namnet på ditt språk. Med djurslaget visar det vilken post raden gäller.',
    also: ['Ras', 'Hybrid', 'Namn', 'Benämning', 'Korsning'],
  },
  names: {
    heading: 'Namn på andra språk',
    explanation: 'Till exempel en_GB: Simmental; de_DE: Fleckvieh.',
    also: ['Andra namn', 'Översättningar', 'Labels'],
  },
  countries: {
    heading: 'Länder',
    explanation: 'Landskoder, åtskilda med semikolon; tomt: överallt, om rasen är ny.',
    also: ['Land', 'Gäller i'],
  },
  category2: {
    heading: 'Kategori II',
    explanation: 'Namn, åtskilda med semikolon.',
    also: ['Kategori 2', 'Kategorier II'],
  },
  specifications: {
    heading: 'Närmare uppgifter',
    explanation: 'Vad en annons kan välja till, åtskilt med semikolon.',
    also: ['Linjer', 'Närmare uppgift'],
  },
  breedCode: {
    heading: 'Raskod',
    explanation: 'Den officiella koden.',
    also: ['Kod', 'Officiell raskod'],
  },
  endangered: {
    heading: 'Utrotningshotad',
    explanation: 'Ja eller nej.',
    also: ['Hotad', 'Utrotningshotad ras'],
  },
  adaptedBreed: {
    heading: 'Anpassad till ekologisk produktion',
    explanation: 'Ja eller nej.',
    also: ['Anpassad ras'],
  },
};

const breedExample: ImportTexts['examples']['offergroups'] = {
  name: 'Exempelras (exempel)',
  names: 'en_GB: Sample breed',
  countries: 'SE; DK',
  endangered: 'nej',
};

const farmExample: ImportTexts['examples']['customers'] = {
  name: 'Bäckgården (exempel)',
  street: 'Exempelvägen 1',
  contact: 'Maria Exempel',
  email: 'gard@example.org',
  agreement: 'ja',
};

export const sv_SE: ImportTexts = {
  names: {
    customers: { file: 'mall-kunder', sheet: 'Kunder' },
    farmers: { file: 'mall-gardar', sheet: 'Gårdar' },
    offergroups: { file: 'mall-raser', sheet: 'Raser' },
    offers: { file: 'mall-annonser', sheet: 'Annonser' },
  },
  columns: {
    customers: farmColumns,
    farmers: farmColumns,
    offergroups: breedColumns,
    offers: offerColumns('sv_SE', {
      offer: 'Det visar vilken annons raden gäller; för en ny annons är cellen tom.',
      siteName: 'Försäljningsplatsens namn; tomt: den vanliga.',
      citycode: 'Försäljningsplatsens.',
      city: 'Försäljningsplatsens.',
      region: 'Försäljningsplatsens.',
      country: 'Tomt: kontots land.',
      category1: 'Flera skiljs åt med semikolon.',
      weeks: 'Till exempel 2026-W40: 120; varje vecka på en rad i cellen.',
      spotMarket: 'Ja eller nej.',
      associations: 'Flera skiljs åt med semikolon.',
    }),
  },
  examples: { customers: farmExample, farmers: farmExample, offergroups: breedExample, offers: {} },
  faulty: { file: 'felaktiga-rader', row: 'Rad', reason: 'Orsak' },
};
