import { type ImportTexts, offerColumns } from './import-texts.ts';

const farmColumns: ImportTexts['columns']['customers'] = {
  controlNumber: {
    heading: 'Număr de control',
    explanation: 'Spune despre ce fermă este vorba.',
    also: [
      'Nr. de control',
      'Nr. control',
      'Număr operator',
      'Nr. operator',
      'Cod operator',
      'Cod client',
      'Nr. client',
      'Nr. certificat',
      'Nr. contract',
      'Cod exploatație',
      'ID APIA',
      'CUI',
      'CIF',
      'Numărul de control',
    ],
  },
  name: {
    heading: 'Numele fermei',
    explanation: 'Așa se numește ferma în baza de date.',
    also: [
      'Denumire',
      'Denumire operator',
      'Nume operator',
      'Operator',
      'Fermă',
      'Exploatație',
      'Firmă',
      'Nume',
      'Client',
      'Denumirea fermei',
    ],
  },
  street: {
    heading: 'Stradă și număr',
    explanation: 'Adresa fermei.',
    also: ['Stradă', 'Strada', 'Str.', 'Adresă', 'Adresa', 'Strada și numărul'],
  },
  citycode: {
    heading: 'Cod poștal',
    explanation: 'După el se găsește regiunea.',
    also: ['Codul poștal', 'CP'],
  },
  city: {
    heading: 'Localitate',
    explanation: 'Adresa fermei.',
    also: ['Localitatea', 'Oraș', 'Comună', 'Sat'],
  },
  contact: {
    heading: 'Persoană de contact',
    explanation: 'Cu cine se poate vorbi.',
    also: ['Persoana de contact', 'Contact', 'Administrator', 'Reprezentant legal', 'Titular'],
  },
  phone: {
    heading: 'Telefon',
    explanation: 'Un singur număr.',
    also: ['Număr de telefon', 'Nr. telefon', 'Tel.', 'Tel', 'Mobil', 'Numărul de telefon'],
  },
  email: {
    heading: 'E-mail',
    explanation: 'O singură adresă.',
    also: ['Adresă de e-mail', 'Adresa de e-mail', 'Mail', 'Email'],
  },
  website: {
    heading: 'Site web',
    explanation: 'De exemplu https://www.example.org.',
    also: ['Pagină de internet', 'Site', 'Website', 'Pagină web', 'Web'],
  },
  agreement: {
    heading: 'Acord din',
    explanation: 'Ziua în care ferma și-a dat acordul, sau da ori nu.',
    also: ['Acord', 'Consimțământ', 'Data acordului', 'Împuternicire'],
  },
  associations: {
    heading: 'Asociații',
    explanation: 'Numele asociațiilor, mai multe separate prin punct și virgulă.',
    also: ['Asociație', 'Asociația', 'Membru în', 'Membru al'],
  },
};

const breedColumns: ImportTexts['columns']['offergroups'] = {
  animalkind: {
    heading: 'Specie',
    explanation: 'Numele ei în baza de date.',
    also: ['Specia', 'Animal'],
  },
  name: {
    heading: 'Rasă sau linie',
    explanation: 'Numele în limba dumneavoastră. Împreună cu specia spune despre ce este vorba.',
    also: ['Rasă', 'Rasa', 'Linie', 'Hibrid', 'Nume', 'Denumire'],
  },
  names: {
    heading: 'Nume în alte limbi',
    explanation: 'De exemplu en_GB: Simmental; fr_FR: Simmental.',
    also: ['Alte nume', 'Traduceri'],
  },
  countries: {
    heading: 'Țări',
    explanation:
      'Prescurtări, separate prin punct și virgulă; gol: peste tot, dacă rasa este nouă.',
    also: ['Țară', 'Țara', 'Valabil în'],
  },
  category2: {
    heading: 'Categoria II',
    explanation: 'Nume, separate prin punct și virgulă.',
    also: ['Categoria 2', 'Categorii II'],
  },
  specifications: {
    heading: 'Precizări',
    explanation: 'Ce mai poate alege o ofertă, separat prin punct și virgulă.',
    also: ['Specificații', 'Linii'],
  },
  breedCode: {
    heading: 'Cod de rasă',
    explanation: 'Codul oficial.',
    also: ['Cod', 'Cod rasă', 'Cod oficial de rasă'],
  },
  endangered: {
    heading: 'În pericol de abandon',
    explanation: 'Da sau nu.',
    also: ['Rasă în pericol de abandon', 'Rasă amenințată'],
  },
  adaptedBreed: {
    heading: 'Adaptată la ecologic',
    explanation: 'Da sau nu.',
    also: ['Rasă adaptată', 'Adaptată la agricultura ecologică'],
  },
};

const breedExample: ImportTexts['examples']['offergroups'] = {
  name: 'Rasă model (exemplu)',
  names: 'en_GB: Sample breed',
  countries: 'RO; HU',
  endangered: 'nu',
};

const farmExample: ImportTexts['examples']['customers'] = {
  name: 'Ferma Valea Model (exemplu)',
  street: 'Strada Exemplului 1',
  contact: 'Maria Popescu',
  email: 'ferma@example.org',
  agreement: 'da',
};

export const ro_RO: ImportTexts = {
  names: {
    customers: { file: 'model-clienti', sheet: 'Clienți' },
    farmers: { file: 'model-ferme', sheet: 'Ferme' },
    offergroups: { file: 'model-rase', sheet: 'Rase' },
    offers: { file: 'model-oferte', sheet: 'Oferte' },
  },
  columns: {
    customers: farmColumns,
    farmers: farmColumns,
    offergroups: breedColumns,
    offers: offerColumns('ro_RO', {
      offer: 'Spune despre ce ofertă este vorba; la una nouă celula rămâne goală.',
      siteName: 'Numele locului de vânzare; gol: cel obișnuit.',
      citycode: 'Al locului de vânzare.',
      city: 'A locului de vânzare.',
      region: 'A locului de vânzare.',
      country: 'Gol: țara contului dumneavoastră.',
      category1: 'Mai multe separate prin punct și virgulă.',
      weeks: 'De exemplu 2026-W40: 120; fiecare săptămână pe un rând al celulei.',
      spotMarket: 'Da sau nu.',
      associations: 'Mai multe separate prin punct și virgulă.',
    }),
  },
  examples: { customers: farmExample, farmers: farmExample, offergroups: breedExample, offers: {} },
  faulty: { file: 'randuri-gresite', row: 'Rând', reason: 'Motiv' },
};
