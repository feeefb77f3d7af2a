import { type ImportTexts, offerColumns } from './import-texts.ts';

const farmColumns: ImportTexts['columns']['customers'] = {
  controlNumber: {
    heading: 'Codice operatore',
    explanation: 'Dice di quale azienda si tratta.',
    also: [
      'Cod. operatore',
      'Numero operatore',
      'N. operatore',
      'Operatore controllato n.',
      'Numero di controllo',
      'N. di controllo',
      'Codice cliente',
      'Numero cliente',
      'Codice azienda',
      'Codice aziendale',
      'CUAA',
    ],
  },
  name: {
    heading: 'Nome dell’azienda',
    explanation: 'Così si chiama l’azienda nella banca dati.',
    also: [
      'Azienda',
      'Nome',
      'Ragione sociale',
      'Denominazione',
      'Ditta',
      'Operatore',
      'Cliente',
      'Nominativo',
    ],
  },
  street: {
    heading: 'Via e numero civico',
    explanation: 'Indirizzo dell’azienda.',
    also: ['Via e numero', 'Via', 'Indirizzo', 'Sede legale'],
  },
  citycode: {
    heading: 'CAP',
    explanation: 'Da questo si ricava la regione.',
    also: ['Codice postale', 'Codice di avviamento postale', 'NPA'],
  },
  city: {
    heading: 'Località',
    explanation: 'Indirizzo dell’azienda.',
    also: ['Comune', 'Città', 'Luogo'],
  },
  contact: {
    heading: 'Referente',
    explanation: 'La persona da contattare.',
    also: ['Persona di contatto', 'Contatto', 'Titolare', 'Legale rappresentante', 'Responsabile'],
  },
  phone: {
    heading: 'Telefono',
    explanation: 'Un solo numero.',
    also: ['Numero di telefono', 'Tel.', 'Tel', 'Cellulare', 'Cell.'],
  },
  email: {
    heading: 'E-mail',
    explanation: 'Un solo indirizzo.',
    also: [
      'Indirizzo e-mail',
      'Email',
      'Mail',
      'Posta elettronica',
      'Indirizzo di posta elettronica',
    ],
  },
  website: {
    heading: 'Sito web',
    explanation: 'Per esempio https://www.example.org.',
    also: ['Sito internet', 'Sito', 'Web', 'Pagina web'],
  },
  agreement: {
    heading: 'Consenso del',
    explanation: 'Giorno in cui l’azienda ha dato il consenso, oppure sì o no.',
    also: ['Consenso', 'Data del consenso', 'Accordo', 'Delega', 'Mandato'],
  },
  associations: {
    heading: 'Associazioni',
    explanation: 'Nomi delle associazioni, separati da punto e virgola.',
    also: ['Associazione', 'Membro di', 'Socio di'],
  },
};

const breedColumns: ImportTexts['columns']['offergroups'] = {
  animalkind: {
    heading: 'Specie',
    explanation: 'Il suo nome nella banca dati.',
    also: ['Specie animale', 'Animale'],
  },
  name: {
    heading: 'Razza o linea',
    explanation: 'Il nome nella sua lingua. Con la specie dice di quale voce si tratta.',
    also: ['Razza', 'Razza o origine', 'Origine', 'Nome', 'Denominazione'],
  },
  names: {
    heading: 'Nomi in altre lingue',
    explanation: 'Per esempio en_GB: Simmental; fr_FR: Simmental.',
    also: ['Altri nomi', 'Traduzioni'],
  },
  countries: {
    heading: 'Paesi',
    explanation: 'Sigle, separate da punto e virgola; vuoto: ovunque, se la razza è nuova.',
    also: ['Paese', 'Attiva in', 'Vale in'],
  },
  category2: {
    heading: 'Categoria II',
    explanation: 'Nomi, separati da punto e virgola.',
    also: ['Categoria 2', 'Categorie II'],
  },
  specifications: {
    heading: 'Precisazioni',
    explanation: 'Che cosa un’offerta può scegliere in più, separato da punto e virgola.',
    also: ['Specificazioni', 'Linee'],
  },
  breedCode: {
    heading: 'Codice razza',
    explanation: 'Il codice ufficiale.',
    also: ['Codice', 'Cod. razza', 'Codice ufficiale della razza'],
  },
  endangered: {
    heading: 'Minacciata di abbandono',
    explanation: 'Sì o no.',
    also: ['Razza minacciata', 'A rischio', 'Razza a rischio', 'A rischio di estinzione'],
  },
  adaptedBreed: {
    heading: 'Adatta al biologico',
    explanation: 'Sì o no.',
    also: ['Razza adatta', 'Adatta all’allevamento biologico'],
  },
};

const breedExample: ImportTexts['examples']['offergroups'] = {
  name: 'Razza modello (esempio)',
  names: 'en_GB: Sample breed',
  countries: 'IT; AT',
  endangered: 'no',
};

const farmExample: ImportTexts['examples']['customers'] = {
  name: 'Azienda Rio Chiaro (esempio)',
  street: 'Via Esempio 1',
  contact: 'Maria Rossi',
  email: 'azienda@example.org',
  agreement: 'sì',
};

export const it_IT: ImportTexts = {
  names: {
    customers: { file: 'modello-operatori', sheet: 'Operatori' },
    farmers: { file: 'modello-aziende', sheet: 'Aziende' },
    offergroups: { file: 'modello-razze', sheet: 'Razze' },
    offers: { file: 'modello-offerte', sheet: 'Offerte' },
  },
  columns: {
    customers: farmColumns,
    farmers: farmColumns,
    offergroups: breedColumns,
    offers: offerColumns(
      'it_IT',
      {
        offer: 'Dice di quale offerta si tratta; per una nuova la cella resta vuota.',
        siteName: 'Nome del luogo di vendita; vuoto: quello abituale.',
        citycode: 'Del luogo di vendita.',
        city: 'Del luogo di vendita.',
        region: 'Del luogo di vendita.',
        country: 'Vuoto: il paese del suo account.',
        category1: 'Se più d’una, separate da punto e virgola.',
        weeks: 'Per esempio 2026-W40: 120; ogni settimana in una riga della cella.',
        spotMarket: 'Sì o no.',
        associations: 'Se più d’una, separate da punto e virgola.',
      },
      { offergroup: ['Razza o origine'] },
    ),
  },
  examples: { customers: farmExample, farmers: farmExample, offergroups: breedExample, offers: {} },
  faulty: { file: 'righe-errate', row: 'Riga', reason: 'Motivo' },
};
