import { useCallback } from 'react';
import { toLanguageTag } from '#shared/kernel/locale.ts';
import { useLocale } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { SignInPurpose } from '#web/kernel/session/own-login.ts';
import { SIGN_IN_FROM } from '#web/kernel/session/use-sign-in.ts';
import { useNotifyFailure } from '#web/kernel/use-notify-failure.ts';

/** Goes to the single sign-on to sign in again, or for the right to change the own login, and comes back here. */
export function useReauthenticate(): (purpose: SignInPurpose) => void {
  const { session, storage } = useKernel();
  const locale = useLocale();
  const tell = useNotifyFailure();
  return useCallback(
    (purpose) => {
      const { pathname, search, hash } = window.location;
      storage.set(SIGN_IN_FROM, pathname);
      session.logIn(pathname + search + hash, toLanguageTag(locale), purpose).catch(tell);
    },
    [session, storage, locale, tell],
  );
}
