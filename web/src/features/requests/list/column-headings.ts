import type { RequestListColumn } from '#shared/requests/list-columns.ts';
import type { MessageKey } from '#web/i18n/parts.ts';

export const COLUMN_HEADINGS = {
  number: 'requests.number',
  applicant: 'words.farm',
  region: 'words.region',
  animals: 'words.animals',
  package: 'requests.package',
  sent: 'requests.sentOn',
  status: 'words.state',
  turn: 'requests.turn',
  since: 'requests.waitingSince',
  deadline: 'requests.due',
} as const satisfies Record<RequestListColumn | 'number', MessageKey>;
