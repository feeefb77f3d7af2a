import { type ImportTexts, offerColumns } from './import-texts.ts';

const farmColumns: ImportTexts['columns']['customers'] = {
  controlNumber: {
    heading: 'Kontrollnummer',
    explanation: 'Sie sagt, um welchen Betrieb es geht.',
    also: [
      'Kontroll-Nr.',
      'Kontrollnr',
      'Öko-Kontrollnummer',
      'Bio-Kontrollnummer',
      'EG-Kontrollnummer',
      'Betriebsnummer',
      'Betriebs-Nr.',
      'Kundennummer',
      'Kunden-Nr.',
      'LFBIS',
    ],
  },
  name: {
    heading: 'Name des Betriebs',
    explanation: 'So heißt der Betrieb in der Datenbank.',
    also: ['Betriebsname', 'Betrieb', 'Name', 'Firma', 'Kunde', 'Name/Firma'],
  },
  street: {
    heading: 'Straße und Hausnummer',
    explanation: 'Anschrift des Betriebs.',
    also: ['Straße', 'Strasse', 'Str.', 'Anschrift', 'Adresse'],
  },
  citycode: {
    heading: 'Postleitzahl',
    explanation: 'Nach ihr findet sich die Region.',
    also: ['PLZ'],
  },
  city: {
    heading: 'Ort',
    explanation: 'Anschrift des Betriebs.',
    also: ['Wohnort', 'Stadt', 'Gemeinde'],
  },
  contact: {
    heading: 'Ansprechpartner',
    explanation: 'Wen man erreicht.',
    also: [
      'Ansprechperson',
      'Kontaktperson',
      'Kontakt',
      'Betriebsleiter',
      'Betriebsleitung',
      'Inhaber',
    ],
  },
  phone: {
    heading: 'Telefon',
    explanation: 'Eine Nummer.',
    also: ['Telefonnummer', 'Tel.', 'Tel', 'Festnetz', 'Handy', 'Mobil'],
  },
  email: {
    heading: 'E-Mail',
    explanation: 'Eine Adresse.',
    also: ['E-Mail-Adresse', 'Mail', 'Email'],
  },
  website: {
    heading: 'Internetadresse',
    explanation: 'Zum Beispiel https://www.example.org.',
    also: ['Website', 'Webseite', 'Homepage', 'Internet', 'Web'],
  },
  agreement: {
    heading: 'Zustimmung am',
    explanation: 'Tag, an dem der Betrieb zugestimmt hat, oder Ja oder Nein.',
    also: ['Zustimmung', 'Einwilligung', 'Einwilligung am', 'Vollmacht', 'Nutzungsvereinbarung'],
  },
  associations: {
    heading: 'Verbände',
    explanation: 'Namen der Verbände, mehrere mit Semikolon getrennt.',
    also: ['Verband', 'Verbandszugehörigkeit', 'Anbauverband', 'Mitglied bei'],
  },
};

const breedColumns: ImportTexts['columns']['offergroups'] = {
  animalkind: {
    heading: 'Tierart',
    explanation: 'Ihr Name in der Datenbank.',
    also: ['Tier', 'Spezies'],
  },
  name: {
    heading: 'Rasse oder Herkunft',
    explanation: 'Der Name in Ihrer Sprache. Er sagt mit der Tierart, um welchen Eintrag es geht.',
    also: ['Rasse', 'Herkunft', 'Name', 'Bezeichnung', 'Angebotsgruppe'],
  },
  names: {
    heading: 'Namen in weiteren Sprachen',
    explanation: 'Zum Beispiel en_GB: Simmental; fr_FR: Simmental.',
    also: ['Weitere Namen', 'Übersetzungen', 'Labels'],
  },
  countries: {
    heading: 'Länder',
    explanation: 'Kürzel, mit Semikolon getrennt; leer: überall, wenn die Rasse neu ist.',
    also: ['Land', 'Aktiv in', 'Gilt in'],
  },
  category2: {
    heading: 'Kategorie II',
    explanation: 'Namen, mit Semikolon getrennt.',
    also: ['Kategorie 2', 'Kategorien II'],
  },
  specifications: {
    heading: 'Ausprägungen',
    explanation: 'Was ein Angebot dazu wählen kann, mit Semikolon getrennt.',
    also: ['Spezifikationen', 'Linien', 'Genauere Angaben'],
  },
  breedCode: {
    heading: 'Rasseschlüssel',
    explanation: 'Der amtliche Schlüssel.',
    also: ['Schlüssel', 'Rassecode', 'Amtlicher Rasseschlüssel'],
  },
  endangered: {
    heading: 'Gefährdet',
    explanation: 'Ja oder Nein.',
    also: ['Gefährdete Rasse', 'Vom Aussterben bedroht'],
  },
  adaptedBreed: {
    heading: 'An Bio angepasst',
    explanation: 'Ja oder Nein.',
    also: ['Angepasste Rasse', 'An den Ökolandbau angepasst'],
  },
};

const breedExample: ImportTexts['examples']['offergroups'] = {
  name: 'Musterrasse (Beispiel)',
  names: 'en_GB: Sample breed',
  countries: 'DE; AT',
  endangered: 'Nein',
};

const farmExample: ImportTexts['examples']['customers'] = {
  name: 'Hof Musterbach (Beispiel)',
  street: 'Am Beispiel 1',
  contact: 'Maria Muster',
  email: 'hof@example.org',
  agreement: 'Ja',
};

export const de_DE: ImportTexts = {
  names: {
    customers: { file: 'vorlage-kunden', sheet: 'Kunden' },
    farmers: { file: 'vorlage-betriebe', sheet: 'Betriebe' },
    offergroups: { file: 'vorlage-rassen', sheet: 'Rassen' },
    offers: { file: 'vorlage-angebote', sheet: 'Angebote' },
  },
  columns: {
    customers: farmColumns,
    farmers: farmColumns,
    offergroups: breedColumns,
    offers: offerColumns('de_DE', {
      offer: 'Sie sagt, um welches Angebot es geht; bei einem neuen bleibt die Zelle leer.',
      siteName: 'Name des Verkaufsorts; leer: der übliche.',
      citycode: 'Des Verkaufsorts.',
      city: 'Des Verkaufsorts.',
      region: 'Des Verkaufsorts.',
      country: 'Leer: das Land Ihres Kontos.',
      category1: 'Mehrere mit Semikolon getrennt.',
      weeks: 'Zum Beispiel 2026-W40: 120; jede Woche in einer Zeile der Zelle.',
      spotMarket: 'Ja oder Nein.',
      associations: 'Mehrere mit Semikolon getrennt.',
    }),
  },
  examples: { customers: farmExample, farmers: farmExample, offergroups: breedExample, offers: {} },
  faulty: { file: 'fehlerhafte-zeilen', row: 'Zeile', reason: 'Grund' },
};
