import { useMutation } from '@tanstack/react-query';
import type { AskedAct } from '#web/components/data-table/table-act.ts';
import { useAskedRows } from '#web/components/data-table/use-each-row.ts';
import { EffectsOfAll } from '#web/features/administration/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** Gives or takes the use of several accounts, each by itself. */
export function ActivityDialog({
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
