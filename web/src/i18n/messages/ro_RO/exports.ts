import type { Messages } from '../../parts.ts';

export const messages = {
  'exports.lead':
    '{count, plural, one {# rând, așa cum este filtrată lista.} few {{shown} rânduri, așa cum este filtrată lista.} other {{shown} de rânduri, așa cum este filtrată lista.}}',
  'exports.format': 'Formatul fișierului',
  'exports.columns.list':
    '{count, plural, one {Ca în listă (# coloană)} few {Ca în listă (# coloane)} other {Ca în listă (# de coloane)}}',
  'exports.columns.all':
    '{count, plural, one {Toate (# coloană)} few {Toate (# coloane)} other {Toate (# de coloane)}}',
  'exports.columns.own':
    '{count, plural, =0 {Alese de mine} one {Alese de mine (# coloană)} few {Alese de mine (# coloane)} other {Alese de mine (# de coloane)}}',
  'exports.columnsChosen': 'Coloanele fișierului',
  'exports.noColumn': 'Alegeți cel puțin o coloană.',
  'exports.headings': 'Titluri proprii',
  'exports.proposed': 'Înapoi la cele propuse',
  'exports.proposedAgain': 'Coloanele și titlurile propuse au fost alese din nou.',
  'exports.more': 'Limbă și identificatori',
  'exports.language': 'Limba fișierului',
  'exports.fallback': 'Limba de rezervă',
  'exports.fallbackNone': 'Ca de obicei',
  'exports.ids': 'Identificatori în loc de denumiri',
  'exports.begin': 'Porniți exportul',
  'exports.beginOwn': 'Înapoi la exportul propriu',
  'exports.tooLong':
    'Exportul nu este încă gata după {minutes, number} minute. El continuă; veți primi un e-mail.',
  'exports.waitOn': 'Mai așteptați',
  'exports.all': 'Exporturi',
  'exports.noneText': 'Un export se pornește din lista ale cărei rânduri vă trebuie.',
  'exports.titleOf': 'Export: {title}',
  'exports.begun': 'Început: {time}, {name}',
  'exports.conditions':
    '{count, plural, =0 {fără filtre} one {Filtre: # condiție} few {Filtre: # condiții} other {Filtre: # de condiții}}',
  'exports.list': 'Lista cu aceste filtre',
  'exports.rows': '{count, plural, one {# rând} few {{shown} rânduri} other {{shown} de rânduri}}',
  'exports.keptUntil': 'păstrat până la {day}',
} satisfies Partial<Messages<'exports'>>;
