import type { Messages } from '../../parts.ts';

export const messages = {
  'tables.more': 'Daugiau',
  'tables.columnsShown': 'Rodomi stulpeliai',
  'tables.columnsUsual': 'Įprasti stulpeliai',
  'tables.export': 'Eksportuoti',
  'tables.selection': 'Pasirinktos eilutės',
  'tables.selectAll':
    '{count, plural, one {Pasirinkti # eilutę} few {Pasirinkti visas # eilutes} many {Pasirinkti # eilutės} other {Pasirinkti visas # eilučių}}',
  'tables.select': 'Pasirinkti: {name}',
  'tables.sort': 'Rikiuota pagal',
  'tables.ownOrder': 'Įprasta tvarka',
  'tables.ascending': '{column}, didėjančiai',
  'tables.descending': '{column}, mažėjančiai',
  'tables.savedViews': 'Įrašyti rodiniai',
  'tables.savedNone': 'Kol kas nėra. Įrašykite filtrus, kurių dažnai reikia.',
  'tables.savedName': 'Rodinio pavadinimas',
  'tables.savedFull':
    '{count, plural, one {Galima įrašyti ne daugiau kaip # rodinį.} few {Galima įrašyti ne daugiau kaip # rodinius.} many {Galima įrašyti ne daugiau kaip # rodinio.} other {Galima įrašyti ne daugiau kaip # rodinių.}} Pašalinkite kurį nors kitą.',
  'tables.savedKeep': 'Įrašyti rodinį',
  'tables.savedNewName': 'Naujas „{name}“ pavadinimas',
  'tables.done':
    '{count, plural, =0 {Nė viena eilutė nepakeista} one {Pakeista # eilutė} few {Pakeistos # eilutės} many {Pakeista # eilutės} other {Pakeista # eilučių}}{refused, plural, =0 {} one {, # – ne} few {, # – ne} many {, # – ne} other {, # – ne}}',
  'tables.progress': '{count} iš {of}…',
} satisfies Partial<Messages<'tables'>>;
