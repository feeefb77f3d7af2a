import type { Messages } from '../../parts.ts';

export const messages = {
  'labels.search': 'Ključ ili tekst',
  'labels.show.missing': 'Nedostaje',
  'labels.show.outdated': 'Izvornik promijenjen',
  'labels.show.own': 'Promijenili smo mi',
  'labels.show.unreviewed': 'Nije provjereno',
  'labels.longer':
    'Znakova: {length}, više od najduljeg teksta na ovom mjestu ({longest}). Pogledajte stane li.',
  'labels.reviewed': 'Provjereno',
  'labels.problem.brokenAt': 'To nije poruka u formatu ICU: pogledajte kod znaka {position}.',
  'labels.problem.missing': 'Ovdje nedostaje {value}: stranica ondje nešto umeće.',
  'labels.problem.unknown': '{value} na ovom mjestu ne postoji.',
  'labels.problem.form': 'Jezik u množini treba i oblik {value}.',
  'labels.download':
    '{count, plural, one {# tekst} few {# teksta} other {# tekstova}} kao datoteka XLIFF',
  'labels.upload': 'Učitaj datoteku XLIFF',
  'labels.taken':
    '{count, plural, =0 {Datoteka ništa ne mijenja} one {# tekst iz datoteke u svojem je polju i još nije spremljen} few {# teksta iz datoteke u svojim su poljima i još nisu spremljena} other {# tekstova iz datoteke u svojim je poljima i još nije spremljeno}}',
  'labels.unknownKeys':
    '{count, plural, one {# ključ iz datoteke ne postoji} few {# ključa iz datoteke ne postoje} other {# ključeva iz datoteke ne postoji}}; to se izostavlja.',
  'labels.file.format': 'To nije datoteka u formatu XLIFF 1.2.',
  'labels.file.language': 'Datoteka je za drugi jezik.',
} satisfies Partial<Messages<'labels'>>;
