import { useMutation } from '@tanstack/react-query';
import type { AskedAct, TableAct } from '#web/components/data-table/table-act.ts';
import { useAskedRows } from '#web/components/data-table/use-each-row.ts';
import { EffectsOfAll } from '#web/features/administration/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { ReasonDialog } from './reason-dialog.tsx';

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

/** Gives or takes the use of several accounts, each by itself. */
function ActivityDialog({
  decision,
  ...asked
}: AskedAct<EntityOf<'account'>> & { readonly decision: 'activate' | 'deactivate' }) {
  const t = useText();
  const { api } = useKernel();
  const { progress, run } = useAskedRows(asked);
  const count = asked.rows.length;
  const active = decision === 'activate';
  const deciding = useMutation({
    mutationFn: (reason: string) =>
      run(({ id }) =>
        api.call(
          'POST auth/accountmanage/updateaccount',
          { account: id, active, reason },
          { quiet: true },
        ),
      ),
  });
  return (
    <ReasonDialog
      title={t(`administration.bulk.${decision}`, { count })}
      text={active ? undefined : t('users.deactivateText')}
      action={progress ?? t(`users.${decision}`)}
      look={active ? 'primary' : 'danger'}
      deciding={deciding}
      input={(reason) => reason}
      onClose={asked.onClose}
    >
      {!active && (
        <EffectsOfAll changes={asked.rows.map(({ id }) => ({ id, patch: { active } }))} />
      )}
    </ReasonDialog>
  );
}
