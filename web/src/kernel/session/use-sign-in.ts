import { useCallback } from 'react';
import { toLanguageTag } from '#shared/kernel/locale.ts';
import { useLocale } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';

/** Remembers the path that sign-in began at, from which the country is found again on return. */
export const SIGN_IN_FROM = 'session.from';

/** Goes to the single sign-on and comes back to this very page (path, search and hash). */
export function useSignIn(): () => void {
  const { session, storage } = useKernel();
  const locale = useLocale();
  return useCallback(() => {
    const { pathname, search, hash } = window.location;
    storage.set(SIGN_IN_FROM, pathname);
    void session.logIn(pathname + search + hash, toLanguageTag(locale));
  }, [session, storage, locale]);
}
