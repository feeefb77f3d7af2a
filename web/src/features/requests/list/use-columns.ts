import type { Account } from '#shared/accounts/account.ts';
import { REQUEST_LIST_COLUMNS, type RequestListColumn } from '#shared/requests/list-columns.ts';
import { useSaveSettings, useSettings } from '#web/kernel/use-settings.ts';
import { NAMED_ANIMALS } from '../use-request.ts';

/** Returns the columns that each role needs to tell its requests apart, and how far they are. */
function usualColumns({ staticData, supExtra }: Account, view: string): RequestListColumn[] {
  // The column of who has a request says since when, too.
  const course = ['deadline', 'status', view === 'needsMe' ? 'since' : 'turn'] as const;
  switch (staticData.role) {
    case 'AUT':
      return [...course, 'applicant', 'region', 'animals'];
    case 'INS':
    case 'ASO':
    case 'SUP':
      return [...course, 'applicant', 'animals'];
    default: {
      // A farmer who sells has other farms' requests in the list, too.
      const isSupplier = supExtra.tosAcceptedOn !== undefined;
      return [...course, ...(isSupplier ? (['applicant'] as const) : []), 'animals', 'package'];
    }
  }
}

/** The fields that name the rows which a column shows: they come along, so that no line grows when it has its words. */
const NAMED: Partial<Record<RequestListColumn, readonly string[]>> = {
  animals: NAMED_ANIMALS,
  package: ['package.id'],
  region: ['region'],
};

/** Returns the fields that name what these columns show. */
export const namedBy = (columns: readonly RequestListColumn[]): string[] =>
  columns.flatMap((column) => NAMED[column] ?? []);

/** Tells whether each row of a view would say the same in a column. */
export const isSame = (view: string, column: RequestListColumn): boolean =>
  view === 'needsMe' && column === 'turn';

/**
 * Returns the columns of a view besides the number: the user's choice, else those of the role; always in the same
 * order.
 */
export function useColumns(account: Account, view: string) {
  const { data: settings } = useSettings();
  const save = useSaveSettings();
  const own = settings?.requestList.columns;
  const chosen = own ?? usualColumns(account, view);
  const offered = REQUEST_LIST_COLUMNS.filter((column) => !isSame(view, column));
  return {
    /** The columns that the view can have. */
    offered,
    columns: offered.filter((column) => chosen.includes(column)),
    isKnown: settings !== undefined,
    isOwn: own !== undefined,
    choose: (columns: readonly string[]) =>
      save.mutate({
        requestList: {
          columns: REQUEST_LIST_COLUMNS.filter((column) =>
            isSame(view, column) ? (own?.includes(column) ?? true) : columns.includes(column),
          ),
        },
      }),
    /** Takes the columns of the role again. */
    forget: () => save.mutate({ requestList: {} }),
  };
}
