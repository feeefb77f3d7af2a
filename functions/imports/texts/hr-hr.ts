import { type ImportTexts, offerColumns } from './import-texts.ts';

const farmColumns: ImportTexts['columns']['customers'] = {
  controlNumber: {
    heading: 'Kontrolni broj',
    explanation: 'Kaže o kojem se gospodarstvu radi.',
    also: [
      'Broj kontrole',
      'Broj subjekta',
      'Evidencijski broj',
      'Broj certifikata',
      'MIBPG',
      'MIBPG broj',
      'JIBG',
      'OIB',
      'Broj klijenta',
      'Šifra klijenta',
    ],
  },
  name: {
    heading: 'Naziv gospodarstva',
    explanation: 'Tako se gospodarstvo zove u bazi podataka.',
    also: ['Gospodarstvo', 'OPG', 'Naziv', 'Naziv subjekta', 'Subjekt', 'Ime', 'Tvrtka', 'Klijent'],
  },
  street: {
    heading: 'Ulica i kućni broj',
    explanation: 'Adresa gospodarstva.',
    also: ['Ulica', 'Ulica i broj', 'Adresa', 'Sjedište'],
  },
  citycode: {
    heading: 'Poštanski broj',
    explanation: 'Po njemu se nalazi regija.',
    also: ['Broj pošte', 'Pošta', 'PTT'],
  },
  city: {
    heading: 'Mjesto',
    explanation: 'Adresa gospodarstva.',
    also: ['Grad', 'Naselje', 'Općina', 'Grad/općina'],
  },
  contact: {
    heading: 'Osoba za kontakt',
    explanation: 'Koga se može dobiti.',
    also: ['Kontakt osoba', 'Kontakt', 'Nositelj', 'Nositelj OPG-a', 'Odgovorna osoba', 'Vlasnik'],
  },
  phone: {
    heading: 'Telefon',
    explanation: 'Jedan broj.',
    also: ['Broj telefona', 'Tel.', 'Tel', 'Mobitel', 'Mob.', 'GSM'],
  },
  email: {
    heading: 'E-pošta',
    explanation: 'Jedna adresa.',
    also: ['Adresa e-pošte', 'E-mail', 'E-mail adresa', 'Mail', 'Email'],
  },
  website: {
    heading: 'Web-stranica',
    explanation: 'Na primjer https://www.example.org.',
    also: ['Internetska adresa', 'Mrežna stranica', 'Internetska stranica', 'Web stranica', 'Web'],
  },
  agreement: {
    heading: 'Dan suglasnosti',
    explanation: 'Dan na koji je gospodarstvo dalo suglasnost ili Da ili Ne.',
    also: ['Suglasnost', 'Datum suglasnosti', 'Privola', 'Punomoć'],
  },
  associations: {
    heading: 'Udruge',
    explanation: 'Nazivi udruga, više njih odvojeno točkom sa zarezom.',
    also: ['Udruga', 'Član udruge', 'Članstvo'],
  },
};

const breedColumns: ImportTexts['columns']['offergroups'] = {
  animalkind: {
    heading: 'Vrsta životinja',
    explanation: 'Njezin naziv u bazi podataka.',
    also: ['Vrsta', 'Životinja'],
  },
  name: {
    heading: 'Pasmina ili linija',
    explanation: 'Naziv na Vašem jeziku. Uz vrstu životinja kaže o kojoj se stavci radi.',
    also: ['Pasmina', 'Linija', 'Hibrid', 'Naziv'],
  },
  names: {
    heading: 'Nazivi na drugim jezicima',
    explanation: 'Na primjer de_DE: Fleckvieh; en_GB: Simmental.',
    also: ['Drugi nazivi', 'Prijevodi'],
  },
  countries: {
    heading: 'Zemlje',
    explanation: 'Oznake odvojene točkom sa zarezom; prazno: posvuda, ako je pasmina nova.',
    also: ['Zemlja', 'Vrijedi u'],
  },
  category2: {
    heading: 'Kategorija II',
    explanation: 'Nazivi odvojeni točkom sa zarezom.',
    also: ['Kategorija 2', 'Kategorije II'],
  },
  specifications: {
    heading: 'Pobliži podaci',
    explanation: 'Što ponuda uz to može odabrati, odvojeno točkom sa zarezom.',
    also: ['Pobliže', 'Linije'],
  },
  breedCode: {
    heading: 'Šifra pasmine',
    explanation: 'Službena šifra.',
    also: ['Šifra', 'Oznaka pasmine', 'Kod pasmine', 'Službena šifra pasmine'],
  },
  endangered: {
    heading: 'Ugrožena',
    explanation: 'Da ili Ne.',
    also: ['Ugrožena pasmina', 'Izvorna i ugrožena pasmina'],
  },
  adaptedBreed: {
    heading: 'Prilagođena ekološkom uzgoju',
    explanation: 'Da ili Ne.',
    also: ['Prilagođena pasmina'],
  },
};

const breedExample: ImportTexts['examples']['offergroups'] = {
  name: 'Ogledna pasmina (primjer)',
  names: 'en_GB: Sample breed',
  countries: 'HR; AT',
  endangered: 'Ne',
};

const farmExample: ImportTexts['examples']['customers'] = {
  name: 'OPG Primjerak (primjer)',
  street: 'Ogledna ulica 1',
  contact: 'Marija Primjerak',
  email: 'opg@example.org',
  agreement: 'Da',
};

export const hr_HR: ImportTexts = {
  names: {
    customers: { file: 'predlozak-klijenti', sheet: 'Klijenti' },
    farmers: { file: 'predlozak-gospodarstva', sheet: 'Gospodarstva' },
    offergroups: { file: 'predlozak-pasmine', sheet: 'Pasmine' },
    offers: { file: 'predlozak-ponude', sheet: 'Ponude' },
  },
  columns: {
    customers: farmColumns,
    farmers: farmColumns,
    offergroups: breedColumns,
    offers: offerColumns('hr_HR', {
      offer: 'Kaže o kojoj se ponudi radi; za novu ćelija ostaje prazna.',
      siteName: 'Naziv mjesta prodaje; prazno: uobičajeno.',
      citycode: 'Mjesta prodaje.',
      city: 'Mjesta prodaje.',
      region: 'Mjesta prodaje.',
      country: 'Prazno: zemlja Vašeg računa.',
      category1: 'Više njih odvojeno točkom sa zarezom.',
      weeks: 'Na primjer 2026-W40: 120; svaki tjedan u svojem retku ćelije.',
      spotMarket: 'Da ili Ne.',
      associations: 'Više njih odvojeno točkom sa zarezom.',
    }),
  },
  examples: { customers: farmExample, farmers: farmExample, offergroups: breedExample, offers: {} },
  faulty: { file: 'neispravni-reci', row: 'Redak', reason: 'Razlog' },
};
