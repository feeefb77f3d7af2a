import type { Messages } from '../../parts.ts';

export const messages = {
  'exports.lead':
    '{count, plural, one {# sor, ahogy a lista szűrve van.} other {{shown} sor, ahogy a lista szűrve van.}}',
  'exports.format': 'Fájlformátum',
  'exports.columns.list':
    '{count, plural, one {Mint a listában (# oszlop)} other {Mint a listában (# oszlop)}}',
  'exports.columns.all': '{count, plural, one {Mind (# oszlop)} other {Mind (# oszlop)}}',
  'exports.columns.own':
    '{count, plural, =0 {Saját választás} one {Saját választás (# oszlop)} other {Saját választás (# oszlop)}}',
  'exports.columnsChosen': 'A fájl oszlopai',
  'exports.noColumn': 'Válasszon legalább egy oszlopot.',
  'exports.headings': 'Saját fejlécek',
  'exports.proposed': 'Vissza a javasoltakhoz',
  'exports.proposedAgain': 'Újra a javasolt oszlopok és fejlécek vannak kiválasztva.',
  'exports.more': 'Nyelv és azonosítók',
  'exports.language': 'A fájl nyelve',
  'exports.fallback': 'Tartalék nyelv',
  'exports.fallbackNone': 'A szokásos',
  'exports.ids': 'Azonosítók a megnevezések helyett',
  'exports.begin': 'Export indítása',
  'exports.beginOwn': 'Vissza a saját exporthoz',
  'exports.tooLong':
    'Az export {minutes, number} perc után még nincs kész. Tovább fut; e-mailt fog kapni.',
  'exports.waitOn': 'Várok tovább',
  'exports.all': 'Exportok',
  'exports.noneText': 'Exportot abban a listában indíthat, amelynek a sorai kellenek.',
  'exports.titleOf': 'Export: {title}',
  'exports.begun': 'Elindítva: {time}, {name}',
  'exports.conditions':
    '{count, plural, =0 {szűrő nélkül} one {Szűrő: # feltétel} other {Szűrő: # feltétel}}',
  'exports.list': 'Lista ezekkel a szűrőkkel',
  'exports.rows': '{count, plural, one {# sor} other {{shown} sor}}',
  'exports.keptUntil': 'megőrizve eddig: {day}',
} satisfies Partial<Messages<'exports'>>;
