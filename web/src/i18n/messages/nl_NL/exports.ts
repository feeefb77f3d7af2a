import type { Messages } from '../../parts.ts';

export const messages = {
  'exports.lead':
    '{count, plural, one {# regel, zoals de lijst is gefilterd.} other {{shown} regels, zoals de lijst is gefilterd.}}',
  'exports.format': 'Bestandsformaat',
  'exports.columns.list':
    '{count, plural, one {Zoals in de lijst (# kolom)} other {Zoals in de lijst (# kolommen)}}',
  'exports.columns.all': '{count, plural, one {Alle (# kolom)} other {Alle (# kolommen)}}',
  'exports.columns.own':
    '{count, plural, =0 {Zelf kiezen} one {Zelf kiezen (# kolom)} other {Zelf kiezen (# kolommen)}}',
  'exports.columnsChosen': 'Kolommen van het bestand',
  'exports.noColumn': 'Kies minstens één kolom.',
  'exports.headings': 'Eigen kopjes',
  'exports.proposed': 'Terug naar het voorstel',
  'exports.proposedAgain': 'De voorgestelde kolommen en kopjes zijn weer gekozen.',
  'exports.more': 'Taal en ID’s',
  'exports.language': 'Taal van het bestand',
  'exports.fallback': 'Reservetaal',
  'exports.fallbackNone': 'Zoals gewoon',
  'exports.ids': 'ID’s in plaats van benamingen',
  'exports.begin': 'Export starten',
  'exports.beginOwn': 'Terug naar de eigen export',
  'exports.tooLong':
    'De export is na {minutes, number} minuten nog niet klaar. Hij loopt door; u krijgt een e-mail.',
  'exports.waitOn': 'Blijven wachten',
  'exports.all': 'Exports',
  'exports.noneText': 'Een export start u in de lijst waarvan u de regels nodig hebt.',
  'exports.titleOf': 'Export: {title}',
  'exports.begun': 'Begonnen: {time}, {name}',
  'exports.conditions':
    '{count, plural, =0 {zonder filter} one {filter: # voorwaarde} other {filter: # voorwaarden}}',
  'exports.list': 'Lijst met deze filters',
  'exports.rows': '{count, plural, one {# regel} other {{shown} regels}}',
  'exports.keptUntil': 'bewaard tot en met {day}',
} satisfies Partial<Messages<'exports'>>;
