import type { Row } from '#shared/kernel/column-values.ts';
import type { Columns, ShardGroup } from '#shared/kernel/entity-class.ts';
import { hasRole, type Principal } from '#shared/kernel/principal.ts';
import type { RequestProcess } from './request-process.ts';

const processColumns = {
  hid: 'text',
  status: 'text',
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

/** The accounts that take part; a request not yet sent has only its creator. */
export function partiesOf(process: RequestProcess): string[] {
  const { agr, ins, aso, sup, aut, creator, status } = process;
  if (status === 'new') return [creator];
  const parties = [agr, ins, aso, sup, aut, creator].filter((party) => party !== undefined);
  return [...new Set(parties)];
}

/** The one shard of all requests with a timer: a sweep over every country is a single query. */
export const DUE_KEY = 'all';

const isTimed = ({ status, stepClosesOn }: RequestProcess): boolean =>
  status === 'open' && stepClosesOn !== undefined;

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
    keys: (process) => partiesOf(process.data),
    open: (who, key) => who.account === key,
    choose: (who) => (who.account === null || hasRole(who, 'ADM') ? undefined : [who.account]),
    held: partyRow,
    view: partyView,
  },
  admin: {
    columns: processColumns,
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
    keys: (process) => (process.data.status === 'new' ? [] : [process.data.region]),
    open: (who, key) => hasRole(who, 'AUT') && who.regions.includes(key),
    choose: () => undefined,
    view: partyView,
  },
  /** Only the product itself reads here, to find the steps that are to close by themselves. */
  due: {
    columns: { stepClosesOn: 'time' },
    keys: ({ data }) => (isTimed(data) ? [DUE_KEY] : []),
    open: () => false,
    choose: () => undefined,
  },
} as const satisfies Record<string, ShardGroup<RequestProcess>>;
