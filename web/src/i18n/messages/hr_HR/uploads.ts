import type { Messages } from '../../parts.ts';

export const messages = {
  'uploads.none': 'Još niste učitali nijednu datoteku',
  'uploads.noneText':
    'Učitajte na primjer fotografiju ili svoj ekološki certifikat. Zatim ih možete prikazati uz ponude.',
  'uploads.addTitle': 'Učitavanje datoteka',
  'uploads.fileHint': 'Svaka datoteka najviše {limit}. Dopušteno: {endings}.',
  'uploads.nameHint': 'Najviše {most, number} znakova: slova, znamenke, ( ) _ - i razmaci',
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
  'uploads.replace': 'Zamijeni',
  'uploads.replaceText': 'Umjesto dosadašnje datoteke {former} dolazi {file}.',
  'uploads.shownBy':
    '{count, plural, one {# ponuda prikazuje ovu datoteku.} few {# ponude prikazuju ovu datoteku.} other {# ponuda prikazuje ovu datoteku.}}',
  'uploads.showOffers':
    '{count, plural, one {Pogledaj ponudu} few {Pogledaj ponude} other {Pogledaj ponude}}',
  'uploads.detachAndDelete':
    '{count, plural, one {Ukloni iz # ponude i obriši} few {Ukloni iz # ponude i obriši} other {Ukloni iz # ponuda i obriši}}',

  'download.origin': 'Od',
  'download.size': 'Veličina',
} satisfies Partial<Messages<'uploads'>>;
