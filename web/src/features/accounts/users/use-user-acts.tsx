import type { TableAct } from '#web/components/data-table/table-act.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { ActivityDialog } from './activity-dialog.tsx';

type AccountRow = EntityOf<'account'>;

/** Returns the acts on several accounts: those in use are deactivated, the others activated, never the own one. */
export function useUserActs(): (
  selected: readonly AccountRow[],
) => readonly TableAct<AccountRow>[] {
  const t = useText();
  const session = useSession();
  const own = session.status === 'signedIn' ? session.account.id : undefined;
  return (selected) => {
    const others = selected.filter(({ id, data }) => id !== own && data.redactedOn === undefined);
    const act = (decision: 'activate' | 'deactivate'): TableAct<AccountRow> => {
      const rows = others.filter(({ data }) => data.active === (decision === 'deactivate'));
      return {
        name: decision,
        label: t(`administration.bulk.${decision}`, { count: rows.length }),
        rows,
        ask: (asked) => <ActivityDialog decision={decision} {...asked} />,
      };
    };
    return [act('deactivate'), act('activate')];
  };
}
