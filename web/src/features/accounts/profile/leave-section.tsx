import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '#shared/accounts/account.ts';
import { AskDialog } from '#web/components/ask-dialog.tsx';
import { Button } from '#web/components/button.tsx';
import { Link } from '#web/components/link.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { errorCodeOf, unreachableError } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { saveFile } from '#web/kernel/save-file.ts';
import { useSavedOffers } from '#web/kernel/saved-offers.ts';
import { SaveFailure } from './save-failure.tsx';
import { ProfileSection } from './section-form.tsx';

/** Shows the person's part at the single sign-on, and the way out of this account. */
export function LeaveSection({ account }: { readonly account: Account }) {
  const t = useText();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <ProfileSection id="access" title={t('accounts.contact.subject.account')}>
      <p>
        <Link to={pathTo('LoginData')}>{t('session.loginData')}</Link>
      </p>
      <p>
        <Link to={pathTo('AccountUsers')}>{t('words.whoUses')}</Link>
      </p>
      <AccountData />
      <div className="buttons">
        <Button look="danger" onClick={() => setLeaving(true)}>
          {t('profile.leave')}
        </Button>
      </div>
      {isLeaving && <LeaveDialog account={account} onClose={() => setLeaving(false)} />}
    </ProfileSection>
  );
}

/** Gives the person what the account holds, as a file. */
function AccountData() {
  const t = useText();
  const { api } = useKernel();
  const { ids } = useSavedOffers();
  const download = useMutation({
    mutationFn: async () => {
      const { accountFile } = await import('./account-file.ts').catch((error: unknown) => {
        throw unreachableError(error);
      });
      saveFile('account.json', await accountFile(api, ids));
    },
  });
  return (
    <>
      <p className="muted">{t('profile.downloadDataText')}</p>
      <SaveFailure error={download.error} />
      <div className="buttons">
        <Button icon="download" busy={download.isPending} onClick={() => download.mutate()}>
          {t('profile.downloadData')}
        </Button>
      </div>
    </>
  );
}

function LeaveDialog({
  account,
  onClose,
}: {
  readonly account: Account;
  readonly onClose: () => void;
}) {
  const t = useText();
  const { api, session } = useKernel();
  const { name } = account.staticData;
  const leave = useMutation({
    mutationFn: (evenLast: boolean) =>
      api.call('POST auth/account/unregisterwithaccount', { evenLast }, { quiet: true }),
    onSuccess: () => session.logOut(),
  });
  const isLast = errorCodeOf(leave.error) === 'accounts.lastUser';
  return (
    <AskDialog
      title={t('profile.leaveTitle', { name })}
      action={t(isLast ? 'profile.leaveEvenLast' : 'profile.leave')}
      isBusy={leave.isPending}
      onAct={() => leave.mutate(isLast)}
      onClose={onClose}
    >
      <ul>
        <li>{t('profile.leaveStays')}</li>
        <li>{t('profile.leaveBack')}</li>
      </ul>
      {isLast ? <LastUserNotice account={account} /> : <SaveFailure error={leave.error} />}
    </AskDialog>
  );
}

/** Tells what it means when nobody is left to use the account, before the last user leaves all the same. */
function LastUserNotice({ account }: { readonly account: Account }) {
  const t = useText();
  const isFarm = account.staticData.role === 'AGR';
  return (
    <Notice tone="warn" role="alert" title={t('errors.accounts.lastUser')}>
      <p>{t(isFarm ? 'profile.leaveLastFarm' : 'profile.leaveLastText')}</p>
    </Notice>
  );
}
