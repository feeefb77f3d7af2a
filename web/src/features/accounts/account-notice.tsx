import './accounts.css';
import { useQuery } from '@tanstack/react-query';
import type { Account } from '#shared/accounts/account.ts';
import { blockReason } from '#shared/accounts/blocked.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AccountLine } from '#shared/sessions/account-line.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { BlockContactLines } from './block-contact-lines.tsx';

/** Tells a farmer who is blocked why, what that means and whom to ask, on every page. */
export function BlockedNotice({ account }: { readonly account: Entity<Account> }) {
  const t = useText();
  const { api } = useKernel();
  const reason = blockReason(account.data);
  const { data: contact, isPending } = useQuery({
    queryKey: ['blocked', account.id, account.rev],
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true };
      const { blocked } = await api.call('GET auth/account/getaccount', {}, options);
      return blocked?.contact ?? null;
    },
    enabled: reason !== undefined,
  });
  if (reason === undefined) return null;
  return (
    <Notice tone="warn" role="status" title={t(`accounts.blocked.${reason}`)}>
      <p>{t('accounts.blocked.effect')}</p>
      {contact && (
        <>
          <p>{t('accounts.blocked.ask')}</p>
          <BlockContactLines contact={contact} />
        </>
      )}
      {!contact && !isPending && <AskUs />}
    </Notice>
  );
}

/** Tells a person who signed in, but has only accounts that were deactivated: to register again would not help. */
export function DeactivatedNotice({ accounts }: { readonly accounts: readonly AccountLine[] }) {
  const t = useText();
  const { list } = useFormats();
  const values = { count: accounts.length, names: list(accounts.map(({ name }) => name)) };
  return (
    <Notice tone="warn" role="status" title={t('accounts.deactivated', values)}>
      <p>{t('accounts.deactivatedText')}</p>
      <AskUs />
    </Notice>
  );
}

function AskUs() {
  const t = useText();
  return (
    <ButtonLink size="compact" to={pathTo('Contact')}>
      {t('contact.title')}
    </ButtonLink>
  );
}
