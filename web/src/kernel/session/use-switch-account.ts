import { useNavigate } from 'react-router-dom';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '../kernel-context.ts';
import { pathTo } from '../paths.ts';
import { useNotifyFailure } from '../use-notify-failure.ts';
import { useRedirect } from '../use-redirect.ts';
import { isFactorMissing, notUsableError } from './session-errors.ts';
import type { SessionState } from './session-state.ts';

/** Returns a function that switches to another account of the person, leads on, and says what has come of it. */
export function useSwitchAccount(): (id: string) => Promise<void> {
  const t = useText();
  const { session, notifications } = useKernel();
  const redirect = useRedirect();
  const navigate = useNavigate();
  const tellFailure = useNotifyFailure();
  return async (id) => {
    try {
      await session.switchAccount(id);
    } catch (error) {
      tellFailure(error);
      if (isFactorMissing(error)) void navigate(pathTo('LoginData'));
      return;
    }
    const now = accountIn(session.state.get());
    // Filters, choices and list settings stand in the address: none of them is the other account's.
    if (!redirect('afterAccountSwitch')) void navigate({ search: '' }, { replace: true });
    // The server takes another account for one that was deactivated or left meanwhile.
    if (now === id) notifications.show('success', t('session.switched'));
    else if (now !== null) tellFailure(notUsableError());
  };
}

const accountIn = (session: SessionState): string | null =>
  session.status === 'signedIn' ? session.account.id : null;
