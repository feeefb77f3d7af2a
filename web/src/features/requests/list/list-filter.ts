import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { REQUEST_STATUSES, type RequestStatus } from '#shared/requests/status.ts';
import { type ListState, textParam } from '#web/kernel/use-list-state.ts';
import { ARCHIVED, folderKey } from '../folder-of.ts';

/** The views that everybody has; any other view is the id of one of the account's own folders. */
export const VIEWS = ['needsMe', 'all', 'drafts', ARCHIVED] as const;
export type View = (typeof VIEWS)[number];

export const listParams = {
  view: textParam('needsMe'),
  status: textParam(),
  kind: textParam(),
  text: textParam(),
};
export type RequestListState = ListState<typeof listParams>;

const is = (field: string, value: string): AttributeFilter => ({ field, comparison: 'eq', value });

/** Where a step waits for somebody. */
const RUNNING = ['open', 'accepted'] as const satisfies readonly RequestStatus[];

/** The requests of a view; undefined where nothing is left out. */
export function viewFilter(view: string, account: string): AttributeFilter | undefined {
  switch (view) {
    case 'all':
      return undefined;
    case 'needsMe':
      return {
        $or: [
          {
            $and: [is('turn', account), { field: 'status', comparison: 'in', value: [...RUNNING] }],
          },
          draftsOf(account),
        ],
      };
    case 'drafts':
      return draftsOf(account);
    default:
      return is('folders', folderKey(account, view));
  }
}

function draftsOf(account: string): AttributeFilter {
  return { $and: [is('creator', account), is('status', 'new')] };
}

/** The view and what the reader looks for in it. */
export function listFilter(state: RequestListState, account: string): AttributeFilter | undefined {
  const status = REQUEST_STATUSES.find((one) => one === state.status);
  const text = state.text.trim();
  const conditions = [
    viewFilter(state.view, account),
    status && is('status', status),
    state.kind === '' ? undefined : is('animalkind', state.kind),
    text === '' ? undefined : textFilter(text),
  ].filter((one) => one !== undefined);
  return conditions.length === 0 ? undefined : { $and: conditions };
}

/** Number, name or control number, or a part of one. */
function textFilter(value: string): AttributeFilter {
  const fields = ['hid', 'applicant.name', 'applicant.controlNumber'];
  return { $or: fields.map((field) => ({ field, comparison: 'contains', value })) };
}

/** What has waited longest comes first where it is about acting, what changed last where it is about looking. */
export function listSorting(view: string) {
  return view === 'needsMe'
    ? [{ field: 'stepSince', direction: 'asc' as const }]
    : [{ field: 'updated', direction: 'desc' as const }];
}
