import type { Account } from '#shared/accounts/account.ts';
import { REQUEST_LIST_COLUMNS, type RequestListColumn } from '#shared/requests/list-columns.ts';
import { useSaveSettings, useSettings } from '#web/kernel/use-settings.ts';

/** Returns the columns that each role needs to tell its requests apart. */
function columnsOfRole({ staticData, supExtra }: Account): readonly RequestListColumn[] {
  switch (staticData.role) {
    case 'AUT':
      return ['applicant', 'region', 'animals', 'status', 'turn', 'since'];
    case 'INS':
    case 'ASO':
    case 'SUP':
      return ['applicant', 'animals', 'status', 'turn', 'since'];
    default: {
      // A farmer who sells has other farms' requests in the list, too.
      const isSupplier = supExtra.tosAcceptedOn !== undefined;
      return [
        ...(isSupplier ? (['applicant'] as const) : []),
        'animals',
        'package',
        'status',
        'turn',
        'since',
      ];
    }
  }
}

/**
 * Returns the columns of the list besides the number: the user's choice, else those of the role; always in the same
 * order.
 */
export function useColumns(account: Account) {
  const { data: settings } = useSettings();
  const save = useSaveSettings();
  const chosen = settings?.requestList.columns ?? columnsOfRole(account);
  return {
    columns: REQUEST_LIST_COLUMNS.filter((column) => chosen.includes(column)),
    isKnown: settings !== undefined,
    isOwn: settings?.requestList.columns !== undefined,
    choose: (columns: readonly RequestListColumn[]) =>
      save.mutate(({ requestList: { views } }) => ({
        requestList: { views, columns: [...columns] },
      })),
    /** Takes the columns of the role again. */
    forget: () => save.mutate(({ requestList: { views } }) => ({ requestList: { views } })),
  };
}
