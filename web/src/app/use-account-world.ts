import { useEffect, useRef } from 'react';
import type { Role } from '#shared/kernel/role.ts';
import { forgetLastSearch } from '#web/features/home/public.ts';
import { LOCALE_KEY, LOCALE_OF_KEY } from '#web/i18n/locale-key.ts';
import { useTextStore } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useSite } from '#web/kernel/site.ts';
import { rolesIn, useSession } from '#web/kernel/use-session.ts';
import { useSettings } from '#web/kernel/use-settings.ts';

/** Officials work with long lists: where the pointer is fine, controls stand closer. */
const OFFICIALS: readonly Role[] = ['ADM', 'AUT', 'INS', 'ASO'];

/** Applies the account in use: fresh data, its language, its density, its way of writing times. */
export function useAccountWorld(): void {
  const { queries, storage, acting, notifications } = useKernel();
  const { languages } = useSite();
  const texts = useTextStore();
  const session = useSession();
  const account = session.status === 'signedIn' ? session.account : null;
  const wish = account?.data.uiLocale;
  const isOfficial = rolesIn(session).some((role) => OFFICIALS.includes(role));
  const { data: settings } = useSettings();
  const reader = session.status === 'loading' ? null : (account?.id ?? '');
  const lastReader = useRef(reader);

  const density = settings?.density ?? 'auto';
  useEffect(() => {
    const usual = isOfficial ? 'compact' : 'comfortable';
    document.documentElement.dataset.density = density === 'auto' ? usual : density;
  }, [density, isOfficial]);

  // Rows are shown as far as this reader may see them: another reader asks again.
  useEffect(() => {
    if (reader === null || reader === lastReader.current) return;
    const isFirst = lastReader.current === null && reader === '';
    lastReader.current = reader;
    if (isFirst) return;
    if (reader === '') notifications.clear();
    void queries.resetQueries();
  }, [reader, queries, notifications]);

  const timeFormat = settings?.timeFormat ?? 'auto';
  useEffect(() => {
    const clock = texts.clock.get();
    // Every text of the page follows the clock.
    if (clock.timeFormat !== timeFormat) texts.clock.set({ ...clock, timeFormat });
  }, [timeFormat, texts]);

  // Somebody else on the device finds nothing of the account that was in use before. A session that is over when the
  // page begins, or that was lost, is not left: signing in again goes on with it.
  // The language of the account counts on signing in and on switching; one chosen on this device afterwards stays
  // until the next time.
  const isGuest = session.status === 'guest' && !session.ended;
  const wasSignedIn = useRef(false);
  useEffect(() => {
    const before = storage.get(LOCALE_OF_KEY);
    const isSignedIn = reader !== null && reader !== '';
    const isOther = isSignedIn && reader !== before;
    const hasLeft = isGuest && wasSignedIn.current;
    wasSignedIn.current = isSignedIn;
    if (hasLeft || (isSignedIn && acting.state.get()?.office !== reader)) acting.end();
    if (before !== null && (hasLeft || isOther)) forgetLastSearch(storage);
    if (hasLeft) storage.remove(LOCALE_OF_KEY);
    if (!isOther) return;
    storage.set(LOCALE_OF_KEY, reader);
    if (wish === undefined || !languages.includes(wish)) return;
    storage.set(LOCALE_KEY, wish);
    void texts.setLocale(wish);
  }, [isGuest, reader, wish, languages, storage, texts, acting]);
}
