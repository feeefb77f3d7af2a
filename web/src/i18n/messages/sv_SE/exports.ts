import type { Messages } from '../../parts.ts';

export const messages = {
  'exports.lead':
    '{count, plural, one {# rad, så som listan är filtrerad.} other {{shown} rader, så som listan är filtrerad.}}',
  'exports.format': 'Filformat',
  'exports.columns.list':
    '{count, plural, one {Som i listan (# kolumn)} other {Som i listan (# kolumner)}}',
  'exports.columns.all': '{count, plural, one {Alla (# kolumn)} other {Alla (# kolumner)}}',
  'exports.columns.own':
    '{count, plural, =0 {Välj själv} one {Välj själv (# kolumn)} other {Välj själv (# kolumner)}}',
  'exports.columnsChosen': 'Filens kolumner',
  'exports.noColumn': 'Välj minst en kolumn.',
  'exports.headings': 'Egna rubriker',
  'exports.proposed': 'Tillbaka till förslaget',
  'exports.proposedAgain': 'De föreslagna kolumnerna och rubrikerna är valda igen.',
  'exports.more': 'Språk och id',
  'exports.language': 'Filens språk',
  'exports.fallback': 'Reservspråk',
  'exports.fallbackNone': 'Som vanligt',
  'exports.ids': 'Id i stället för benämningar',
  'exports.begin': 'Starta export',
  'exports.beginOwn': 'Tillbaka till egen export',
  'exports.tooLong':
    'Exporten är inte klar efter {minutes, number} minuter. Den fortsätter; du får ett mejl.',
  'exports.waitOn': 'Vänta vidare',
  'exports.all': 'Exporter',
  'exports.noneText': 'Du startar en export i den lista vars rader du behöver.',
  'exports.titleOf': 'Export: {title}',
  'exports.begun': 'Startad: {time}, {name}',
  'exports.conditions':
    '{count, plural, =0 {utan filter} one {Filter: # villkor} other {Filter: # villkor}}',
  'exports.list': 'Lista med de här filtren',
  'exports.rows': '{count, plural, one {# rad} other {{shown} rader}}',
  'exports.keptUntil': 'sparas till och med {day}',
} satisfies Partial<Messages<'exports'>>;
