import type { Messages } from '../../parts.ts';

export const messages = {
  'exports.lead':
    '{count, plural, one {# række med listens nuværende filtre.} other {{shown} rækker med listens nuværende filtre.}}',
  'exports.format': 'Filformat',
  'exports.columns.list':
    '{count, plural, one {Som i listen (# kolonne)} other {Som i listen (# kolonner)}}',
  'exports.columns.all': '{count, plural, one {Alle (# kolonne)} other {Alle (# kolonner)}}',
  'exports.columns.own':
    '{count, plural, =0 {Vælg selv} one {Vælg selv (# kolonne)} other {Vælg selv (# kolonner)}}',
  'exports.columnsChosen': 'Filens kolonner',
  'exports.noColumn': 'Vælg mindst én kolonne.',
  'exports.headings': 'Egne overskrifter',
  'exports.proposed': 'Tilbage til de foreslåede',
  'exports.proposedAgain': 'De foreslåede kolonner og overskrifter er valgt igen.',
  'exports.more': 'Sprog og id’er',
  'exports.language': 'Filens sprog',
  'exports.fallback': 'Reservesprog',
  'exports.fallbackNone': 'Som normalt',
  'exports.ids': 'Id’er i stedet for betegnelser',
  'exports.begin': 'Start eksport',
  'exports.beginOwn': 'Tilbage til din egen eksport',
  'exports.tooLong':
    'Eksporten er ikke færdig efter {minutes, number} minutter. Den fortsætter; du får en e-mail.',
  'exports.waitOn': 'Vent lidt endnu',
  'exports.all': 'Eksporter',
  'exports.noneText': 'Du starter en eksport i den liste, hvis rækker du skal bruge.',
  'exports.titleOf': 'Eksport: {title}',
  'exports.begun': 'Startet: {time}, {name}',
  'exports.conditions':
    '{count, plural, =0 {uden filtre} one {Filtre: # betingelse} other {Filtre: # betingelser}}',
  'exports.list': 'Listen med disse filtre',
  'exports.rows': '{count, plural, one {# række} other {{shown} rækker}}',
  'exports.keptUntil': 'opbevares til {day}',
} satisfies Partial<Messages<'exports'>>;
