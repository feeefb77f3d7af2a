import type { Row } from '#shared/kernel/column-values.ts';
import type { Columns, ShardGroup } from '#shared/kernel/entity-class.ts';
import { hasRole, type Principal } from '#shared/kernel/principal.ts';
import { shownStatus } from './lapsed.ts';
import type { RequestProcess } from './request-process.ts';
import { nextTimer } from './step-timer.ts';

const processColumns = {
  hid: 'text',
  status: 'text',
  shownStatus: 'text',
  requestType: 'text',
  'package.id': 'text',
  animalkind: 'text',
  offergroup: 'text',
  country: 'text',
  region: 'text',
  agr: 'text',
  ins: 'text',
  aso: 'text',
  sup: 'text',
  aut: 'text',
  creator: 'text',
  turn: 'text',
  step: 'number',
  stepSince: 'time',
  stepClosesOn: 'time',
  created: 'time',
  sentOn: 'time',
  decidedOn: 'time',
  'applicant.name': 'text',
  'applicant.controlNumber': 'text',
  'inProcess.editorName': 'text',
  folders: 'texts',
} as const satisfies Columns;

const shown = {
  shownStatus: (process: RequestProcess): string[] => [shownStatus(process)],
};

/** What else of a request is asked when something that it may refer to is to be deleted. */
const referenceColumns = {
  category2: 'text',
  classification: 'text',
  'agrSite.address.region': 'text',
  'attachments.upload': 'texts',
} as const satisfies Columns;

/** The accounts that take part; a request not yet sent has only its creator. */
export function partiesOf(process: RequestProcess): string[] {
  const { agr, ins, aso, sup, aut, creator, status } = process;
  if (status === 'new') return [creator];
  const parties = [agr, ins, aso, sup, aut, creator].filter((party) => party !== undefined);
  return [...new Set(parties)];
}

/** The one shard of all requests with a timer: a sweep over every country is a single query. */
export const DUE_KEY = 'all';

const timersOf = (process: RequestProcess): string[] => [nextTimer(process) ?? []].flat();

const isFolderOf = (account: string | null) => (folder: unknown) =>
  String(folder).startsWith(`${account}/`);

/** Every party sees its own folders only. */
function partyView(process: RequestProcess, who: Principal): object {
  return { ...process, folders: process.folders.filter(isFolderOf(who.account)) };
}

/** And searches by no others. */
function partyRow(row: Row, key: string): Row {
  return { ...row, folders: row.folders?.filter(isFolderOf(key)) ?? [] };
}

export const requestProcessGroups = {
  party: {
    columns: processColumns,
    derived: shown,
    history: 'own',
    keys: (process) => partiesOf(process.data),
    open: (who, key) => who.account === key,
    choose: (who) => (who.account === null || hasRole(who, 'ADM') ? undefined : [who.account]),
    held: partyRow,
    view: partyView,
  },
  admin: {
    columns: { ...processColumns, ...referenceColumns },
    derived: shown,
    keys: (process) => (process.data.status === 'new' ? [] : ['all']),
    open: (who) => hasRole(who, 'ADM'),
    choose: (who) => (hasRole(who, 'ADM') ? ['all'] : undefined),
    held: partyRow,
    view: partyView,
  },
  /** An authority may read what its regions had before it was theirs; its own requests it finds as their party. */
  region: {
    indexed: false,
    columns: {},
    history: 'own',
    keys: (process) => (process.data.status === 'new' ? [] : [process.data.region]),
    open: (who, key) => hasRole(who, 'AUT') && who.regions.includes(key),
    choose: () => undefined,
    view: partyView,
  },
  /** Only the product itself reads here, to find what drafts refer to. */
  draft: {
    columns: { ...processColumns, ...referenceColumns },
    derived: shown,
    keys: (process) => (process.data.status === 'new' ? ['all'] : []),
    open: () => false,
    choose: () => undefined,
  },
  /** Only the product itself reads here, to find the steps whose time is nearly or quite over. */
  due: {
    columns: { nextTimer: 'time' },
    derived: { nextTimer: timersOf },
    keys: ({ data }) => timersOf(data).map(() => DUE_KEY),
    open: () => false,
    choose: () => undefined,
  },
} as const satisfies Record<string, ShardGroup<RequestProcess>>;
