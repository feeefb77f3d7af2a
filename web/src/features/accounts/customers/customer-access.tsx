import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { InviteForm } from '../account-users/invite-form.tsx';
import { useAccountUsers } from '../account-users/use-account-users.ts';
import { WaitingInvites } from '../account-users/waiting-invites.tsx';
import '../users/users.css';

/** Shows how many use the customer's account, and invites somebody to it. */
export function CustomerAccess({ farmer }: { readonly farmer: string }) {
  const t = useText();
  return (
    <section aria-labelledby="customer-access" className="stack">
      <h3 id="customer-access">{t('words.whoUses')}</h3>
      <QueryState query={useAccountUsers(farmer)} rows={2}>
        {(access) => (
          <>
            <p>{t('accounts.customers.used', { count: access.used })}</p>
            <InviteForm account={farmer} found={access} />
            {access.invites.length > 0 && (
              <WaitingInvites account={farmer} invites={access.invites} />
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}
