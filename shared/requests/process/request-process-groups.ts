import { normalControlNumber } from '#shared/accounts/control-number.ts';
import type { Columns, ShardGroup } from '#shared/kernel/entity-class.ts';
import { hasRole, type Principal } from '#shared/kernel/principal.ts';
import type { Row } from '#shared/kernel/row.ts';
import type {
  PermissionEnd,
  RequestProcess,
  RequestSearchFilter,
} from '#shared/requests/entities/request-process.ts';
import { searchWithoutPlace } from '#shared/requests/searching/search-without-place.ts';
import { shownStatus } from './lapsed.ts';
import { partiesOf } from './standings.ts';
import { standsSince } from './stands-since.ts';
import { nextTimer } from './step-timer.ts';
import { attachmentsSeenBy, isOnlySupplier, OTHER_PARTIES, stepsReadBy } from './supplier-reads.ts';

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
  /** A control number is found however it is grouped. */
  'applicant.controlNumber': ({ applicant: { controlNumber } }: RequestProcess): string[] =>
    controlNumber === undefined ? [] : [normalControlNumber(controlNumber)],
  shownStatus: (process: RequestProcess): string[] => [shownStatus(process)],
  stepSince: (process: RequestProcess): string[] => [standsSince(process)],
};

/** Further columns by which a request is found when an entry that it may refer to is to be deleted. */
const referenceColumns = {
  category2: 'text',
  classification: 'text',
  animalusage: 'text',
  ageCategory: 'text',
  'agrSite.address.region': 'text',
  supervisor: 'text',
  'attachments.upload': 'texts',
} as const satisfies Columns;

/** The key of the one shard of all requests with a timer: a sweep over every country is a single query. */
export const DUE_KEY = 'all';

const timersOf = (process: RequestProcess): string[] => [nextTimer(process) ?? []].flat();

const isFolderOf = (account: string | null) => (folder: unknown) =>
  String(folder).startsWith(`${account}/`);

/**
 * Returns the part of a request that a party sees: its own folders only, and for a supplier only what it needs to
 * know.
 */
function partyView(process: RequestProcess, who: Principal) {
  const { account } = who;
  const shown = isOnlySupplier(process, account) ? supplierView(process, account) : process;
  return { ...shown, folders: process.folders.filter(isFolderOf(account)) };
}

/**
 * Returns the part of a request that a supplier sees. Of the farm it sees the name and the town. It does not see the
 * offers found: their distances from the farm would tell where the farm is. Of what others say after it, it sees how
 * the request was decided; of the files, its own.
 */
function supplierView(process: RequestProcess, account: string | null): RequestProcess {
  const { applicant, agrSite, searchFilter, decision, permissionEnd, filledSteps } = process;
  const read = stepsReadBy(process, account);
  const { animalsBought: _, justificationCode: __, ...outcome } = decision ?? {};
  const { city, region, country } = agrSite.address;
  return {
    ...process,
    applicant: { name: applicant.name },
    agrSite: {
      id: agrSite.id,
      isDefault: agrSite.isDefault,
      internalName: applicant.name,
      address: { city, region, country },
    },
    searchFilter: searchFilter && searchWithoutOffers(searchWithoutPlace(searchFilter)),
    filledSteps: filledSteps.map((step, at) => (at < read ? step : { ...step, fieldData: [] })),
    attachments: attachmentsSeenBy(process, account),
    decision: decision && outcome,
    permissionEnd: permissionEnd && endWithoutRest(permissionEnd),
    events: process.events.map(({ reason: _reason, ...event }) => event),
  };
}

/** Returns the end of a permission without its rest, which would tell what was bought of what was granted. */
const endWithoutRest = ({ animals: _, ...end }: PermissionEnd): PermissionEnd => end;

/** Returns the search without the offers that it found, neither when it was made nor when the request was sent. */
function searchWithoutOffers({ whenSent, ...search }: RequestSearchFilter): RequestSearchFilter {
  return { ...search, offers: [], ...(whenSent && { whenSent: { ...whenSent, offers: [] } }) };
}

/** Returns the part of a row that a party may search by: the same that it sees of the request. */
function partyRow(row: Row, key: string): Row {
  const shown = { ...row, folders: row.folders?.filter(isFolderOf(key)) ?? [] };
  const isSupplier =
    row.sup?.includes(key) === true && !OTHER_PARTIES.some((party) => row[party]?.includes(key));
  return isSupplier ? { ...shown, 'applicant.controlNumber': [] } : shown;
}

export const requestProcessGroups = {
  party: {
    columns: processColumns,
    derived: shown,
    history: 'own',
    edition: 4,
    keys: (process) => partiesOf(process.data),
    open: (who, key) => who.account === key,
    choose: (who) => (who.account === null || hasRole(who, 'ADM') ? undefined : [who.account]),
    held: partyRow,
    view: partyView,
  },
  admin: {
    columns: { ...processColumns, ...referenceColumns },
    derived: shown,
    edition: 3,
    keys: (process) => (process.data.status === 'new' ? [] : ['all']),
    open: (who) => hasRole(who, 'ADM'),
    choose: (who) => (hasRole(who, 'ADM') ? ['all'] : undefined),
    held: partyRow,
    view: partyView,
  },
  /**
   * An authority may read the requests that its regions had before they were its own; it finds its own requests as
   * their party.
   */
  region: {
    indexed: false,
    columns: {},
    history: 'own',
    keys: (process) => (process.data.status === 'new' ? [] : [process.data.region]),
    open: (who, key) => hasRole(who, 'AUT') && who.regions.includes(key),
    choose: () => undefined,
    view: partyView,
  },
  /** The product alone reads this group, to find what drafts refer to. */
  draft: {
    columns: { ...processColumns, ...referenceColumns },
    derived: shown,
    edition: 2,
    keys: (process) => (process.data.status === 'new' ? ['all'] : []),
    open: () => false,
    choose: () => undefined,
  },
  /** The product alone reads this group, to find the steps that are due soon or overdue. */
  due: {
    columns: { nextTimer: 'time' },
    derived: { nextTimer: timersOf },
    edition: 3,
    keys: ({ data }) => timersOf(data).map(() => DUE_KEY),
    open: () => false,
    choose: () => undefined,
  },
} as const satisfies Record<string, ShardGroup<RequestProcess>>;
