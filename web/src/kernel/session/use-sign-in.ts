import { useCallback } from 'react';
import { useHref } from 'react-router-dom';
import { toLanguageTag } from '#shared/kernel/locale.ts';
import { useLocale } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useNotifyFailure } from '#web/kernel/use-notify-failure.ts';

/** Remembers the path that sign-in began at, from which the country is found again on return. */
export const SIGN_IN_FROM = 'session.from';

/**
 * Goes to the single sign-on and comes back to a page, or to this very one (path, search and hash). Where that cannot
 * begin, a notification says so.
 */
export function useSignIn(to?: string): () => void {
  const { session, storage } = useKernel();
  const locale = useLocale();
  const tell = useNotifyFailure();
  const wanted = useHref(to ?? '');
  return useCallback(() => {
    const { pathname, search, hash } = window.location;
    storage.set(SIGN_IN_FROM, pathname);
    const here = pathname + search + hash;
    session.logIn(to === undefined ? here : wanted, toLanguageTag(locale)).catch(tell);
  }, [session, storage, locale, to, wanted, tell]);
}
