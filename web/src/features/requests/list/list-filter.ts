import { normalControlNumber } from '#shared/accounts/control-number.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { keysOf } from '#shared/kernel/keys-of.ts';
import { type ListState, textParam } from '#shared/kernel/list-state.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { seenCode } from '#shared/kernel/typed-text.ts';
import { SHOWN_STATUSES } from '#shared/requests/process/lapsed.ts';
import { draftsFilter, waitingFilter } from '#shared/requests/process/waiting-requests.ts';
import type { TableSort } from '#web/components/data-table/table-sort.ts';
import { entriesOf } from '#web/kernel/entries-of.ts';
import { ARCHIVED, folderKey } from '../folder-of.ts';
import { hidFilter } from '../hid-filter.ts';
import { sentBetween } from '../sent-filter.ts';

/** The views that everybody has; any other view is the id of one of the account's own folders. */
export const VIEWS = ['needsMe', 'all', 'noFolder', 'drafts', ARCHIVED] as const;

export const listParams = {
  view: textParam('needsMe'),
  status: textParam(),
  kind: textParam(),
  region: textParam(),
  package: textParam(),
  /** The nearness of the end of the term, one of `DUE`. */
  due: textParam(),
  /** The person who has the request, as `editorKey` writes it. */
  editor: textParam(),
  /** Days on which requests were sent, both included. */
  from: textParam(),
  to: textParam(),
  text: textParam(),
  /** The sorting: a sortable field, with `-` before it downwards; empty: as the view has it. */
  sort: textParam(),
};
export type RequestListState = ListState<typeof listParams>;

/** The filters that narrow a view and can be taken away at once. */
export const NO_FILTERS = {
  status: '',
  kind: '',
  region: '',
  package: '',
  due: '',
  editor: '',
  from: '',
  to: '',
  text: '',
} as const satisfies Partial<RequestListState>;

export const isNarrowed = (state: RequestListState): boolean =>
  keysOf(NO_FILTERS).some((name) => state[name] !== '');

const is = (field: string, value: string): AttributeFilter => ({ field, comparison: 'eq', value });

/** Returns the filter of a view; undefined where nothing is left out. */
export function viewFilter(view: string, account: string): AttributeFilter | undefined {
  switch (view) {
    case 'all':
      return undefined;
    case 'needsMe':
      return waitingFilter(account);
    case 'noFolder':
      return {
        $and: [
          { field: 'folders', comparison: 'exists', value: false },
          { field: 'status', comparison: 'ne', value: 'new' },
        ],
      };
    case 'drafts':
      return draftsFilter(account);
    default:
      return is('folders', folderKey(account, view));
  }
}

/** Returns how an address names the person of an office who has a request; null: nobody has it. */
export const editorKey = (name: string | null): string => (name === null ? NOBODY : `@${name}`);
const NOBODY = 'nobody';

/** Returns the person that an address names, null for nobody; undefined where it names none. */
export function editorOf(key: string): string | null | undefined {
  if (key === NOBODY) return null;
  return key.startsWith('@') ? key.slice(1) : undefined;
}

function editorFilter(key: string): AttributeFilter | undefined {
  const field = 'inProcess.editorName';
  const editor = editorOf(key);
  if (editor === null) return { field, comparison: 'exists', value: false };
  return editor === undefined ? undefined : is(field, editor);
}

/** The terms that a list can be narrowed to. */
export const DUE = ['over', 'today', 'week'] as const;
/** The instants that tell terms apart, and the time of the country. */
export type DueTimes = {
  readonly timeZone: string;
  readonly now: string;
  readonly tomorrow: string;
  /** The end of the week that begins today. */
  readonly nextWeek: string;
};

/** Returns the filter for requests whose term is over, or ends today, or within a week. */
function dueFilter(
  due: string,
  { now, tomorrow, nextWeek }: DueTimes,
): AttributeFilter | undefined {
  const closes = (comparison: 'gt' | 'lt' | 'lte', value: string): AttributeFilter => ({
    field: 'stepClosesOn',
    comparison,
    value,
  });
  switch (due) {
    case 'over':
      return closes('lte', now);
    case 'today':
      return { $and: [closes('gt', now), closes('lt', tomorrow)] };
    case 'week':
      return { $and: [closes('gt', now), closes('lt', nextWeek)] };
    default:
      return undefined;
  }
}

/** Returns the filter of the view and of the reader's own conditions. */
export function listFilter(
  state: RequestListState,
  account: string,
  times: DueTimes,
): AttributeFilter | undefined {
  const status = SHOWN_STATUSES.find((name) => name === state.status);
  const text = seenCode(state.text);
  const conditions = [
    viewFilter(state.view, account),
    status && is('shownStatus', status),
    state.kind === '' ? undefined : is('animalkind', state.kind),
    state.region === '' ? undefined : is('region', state.region),
    state.package === '' ? undefined : is('package.id', state.package),
    dueFilter(state.due, times),
    editorFilter(state.editor),
    ...sentBetween(state.from, state.to, times.timeZone),
    text === '' ? undefined : textFilter(text),
  ].filter((condition) => condition !== undefined);
  return conditions.length === 0 ? undefined : { $and: conditions };
}

/** Returns the filter for a number, name or control number however it is grouped, or a part of one. */
function textFilter(text: string): AttributeFilter {
  const has = (field: string, value: string): AttributeFilter => ({
    field,
    comparison: 'contains',
    value,
  });
  const number = normalControlNumber(text);
  return {
    $or: [
      hidFilter(text),
      has('applicant.name', text),
      ...(number === '' ? [] : [has('applicant.controlNumber', number)]),
    ],
  };
}

/** Fields of the columns that the list can be sorted by. */
export const SORT_FIELDS = {
  number: 'hid',
  applicant: 'applicant.name',
  sent: 'sentOn',
  status: 'status',
  since: 'stepSince',
  deadline: 'stepClosesOn',
} as const;
const COLUMNS = entriesOf(SORT_FIELDS).map(([name]) => name);

export type ListSorting = { readonly field: string; readonly direction: 'asc' | 'desc' };

/**
 * Returns the sorting of a view: for acting, requests that close soonest come first; for looking, those changed last.
 */
export function listSorting({ view, sort }: Pick<RequestListState, 'view' | 'sort'>): ListSorting {
  const field = sort.replace(/^-/, '');
  if (Object.values<string>(SORT_FIELDS).includes(field)) {
    return { field, direction: sort.startsWith('-') ? 'desc' : 'asc' };
  }
  return view === 'needsMe'
    ? { field: 'stepClosesOn', direction: 'asc' }
    : { field: 'updated', direction: 'desc' };
}

/**
 * Returns the sorting of a view with the further order where it says nothing: without a deadline, the request that
 * has waited longest. Names come in the reader's alphabet.
 */
export function listOrder(
  state: Pick<RequestListState, 'view' | 'sort'>,
  locale: Locale,
): (ListSorting & { readonly locale?: Locale })[] {
  const first = listSorting(state);
  if (first.field === SORT_FIELDS.applicant) return [{ ...first, locale }];
  return first.field === 'stepClosesOn'
    ? [first, { field: 'stepSince', direction: 'asc' }]
    : [first];
}

/** Returns the sorted column of a table; null where the view is in an order that no column has. */
export function tableSortOf({ field, direction }: ListSorting): TableSort {
  const column = COLUMNS.find((name) => SORT_FIELDS[name] === field);
  return column === undefined ? null : { column, isDescending: direction === 'desc' };
}

/** Returns `sort` of the address for the sorted column of a table. */
export function sortOfTable(sort: TableSort): string {
  const column = COLUMNS.find((name) => name === sort?.column);
  return sort === null || column === undefined
    ? ''
    : `${sort.isDescending ? '-' : ''}${SORT_FIELDS[column]}`;
}
