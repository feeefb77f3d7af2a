import type { Messages } from '../../parts.ts';

export const messages = {
  'uploads.lead': 'Slike, svjedodžbe i cjenici koje prikazujete uz svoje ponude te Vaš logotip.',
  'uploads.none': 'Još niste učitali nijednu datoteku',
  'uploads.noneText':
    'Učitajte na primjer fotografiju ili svoj ekološki certifikat. Zatim ih možete prikazati uz ponude.',
  'uploads.addTitle': 'Učitavanje datoteka',
  'uploads.upload': 'Učitaj',
  'uploads.done': 'Gotovo',
  'uploads.choose': 'Odaberi datoteke',
  'uploads.fileHint': 'Svaka datoteka najviše {limit}. Dopušteno: {endings}.',
  'uploads.nameHint': 'Najviše {most, number} znakova: slova, znamenke, ( ) _ - i razmaci',
  'uploads.nameError':
    'Unesite naziv: najviše {most, number} znakova, samo slova, znamenke, ( ) _ - i razmaci.',
  'uploads.noticeHint': 'Stoji uz datoteku. Tko je smije vidjeti, može pročitati i bilješku.',
  'uploads.category': 'Upotreba',
  'uploads.category.offer': 'Za ponude',
  'uploads.changed': 'Promijenjeno',
  'uploads.use': 'Prikazano',
  'uploads.usedIn':
    '{count, plural, =0 {ni u jednoj ponudi} one {u # ponudi} few {u # ponude} other {u # ponuda}}',
  'uploads.fileMissing': 'Datoteka nije stigla',
  'uploads.logoShown': 'Stoji uz Vaše ponude',
  'uploads.logoNotShown': 'Ne prikazuje se',
  'uploads.showLogo': 'Prikaži kao logotip',
  'uploads.editTitle': 'Promjena naziva i bilješke',
  'uploads.replace': 'Zamijeni',
  'uploads.replaced': 'Zamijenjeno',
  'uploads.deleted': 'Briše se: „{name}”',
  'uploads.replaceTitle': 'Zamijeniti „{name}”?',
  'uploads.replaceText': 'Umjesto dosadašnje datoteke {former} dolazi {file}.',
  'uploads.replaceUndone': 'Prijašnja je datoteka opet tu',
  'uploads.deleteTitle': 'Obrisati „{name}”?',
  'uploads.deleteText': 'Datoteka se nigdje ne prikazuje. Nakon toga više je nema.',
  'uploads.shownBy':
    '{count, plural, one {# ponuda prikazuje ovu datoteku.} few {# ponude prikazuju ovu datoteku.} other {# ponuda prikazuje ovu datoteku.}}',
  'uploads.showOffers':
    '{count, plural, one {Pogledaj ponudu} few {Pogledaj ponude} other {Pogledaj ponude}}',
  'uploads.detachAndDelete':
    '{count, plural, one {Ukloni iz # ponude i obriši} few {Ukloni iz # ponude i obriši} other {Ukloni iz # ponuda i obriši}}',
  'uploads.missing': 'Odaberite datoteku.',
  'uploads.wrongType': 'Datoteke ove vrste nisu moguće. Dopušteno: {endings}.',
  'uploads.tooLarge': 'Preveliko: {size}, a dopušteno je {limit}.',
  'uploads.notArrived': 'Datoteka nije stigla. Provjerite internetsku vezu.',

  'download.origin': 'Od',
  'download.size': 'Veličina',
  'download.title': 'Preuzeti ovu datoteku?',
} satisfies Partial<Messages<'uploads'>>;
