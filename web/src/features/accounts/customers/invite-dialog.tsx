import { Button } from '#web/components/button.tsx';
import type { AskedAct } from '#web/components/data-table/table-act.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useManyCustomers } from './use-many-customers.ts';

/** Invites several customers to their accounts, each by its own address. */
export function InviteDialog(asked: AskedAct<EntityOf<'account'>>) {
  const t = useText();
  const { api } = useKernel();
  const { progress, run } = useManyCustomers(asked, 'accounts.customers.invited');
  const invite = () =>
    void run((accounts) =>
      api.call('POST auth/account/invitecustomers', { accounts }, { quiet: true }),
    );
  const action = t('accounts.customers.invite', { count: asked.rows.length });
  return (
    <Dialog title={action} onClose={asked.onClose}>
      <p>{t('accounts.customers.inviteText')}</p>
      <div className="buttons">
        <Button look="primary" busy={progress !== undefined} onClick={invite}>
          {progress ?? action}
        </Button>
        <Button onClick={asked.onClose}>{t('action.cancel')}</Button>
      </div>
    </Dialog>
  );
}
