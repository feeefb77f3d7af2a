import type { ReactNode } from 'react';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useActingFor } from '#web/kernel/acting.ts';
import { CookieLine } from './cookie-line.tsx';
import { DownloadHash } from './download-hash.tsx';
import { SessionNotice } from './session-notice.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { Toast } from './toast.tsx';
import { useAccountWorld } from './use-account-world.ts';
import { useAway } from './use-away.ts';
import { useFailureNotifications } from './use-failure-notifications.ts';

const ActingBanner = lazyPart(() =>
  import('#web/features/accounts/acting-banner.tsx').then((file) => file.ActingBanner),
);
const SignalLine = lazyPart(
  () => import('./signal-line.tsx').then((file) => file.SignalLine),
  ['maintenance'],
);

/** Shows the frame of every page (specification section 2, Layouts). */
export function DefaultLayout({ children }: { readonly children: ReactNode }) {
  const t = useText();
  useFailureNotifications();
  useAccountWorld();
  const acting = useActingFor();
  const { isAway, onBack } = useAway();
  return (
    <>
      <a className="skip-link" href="#main">
        {t('frame.skip')}
      </a>
      <SiteHeader />
      <div role="status">{isAway && <SignalLine onBack={onBack} />}</div>
      {acting && <ActingBanner acting={acting} />}
      <Spinner />
      <main id="main" className="page" tabIndex={-1}>
        <SessionNotice />
        {children}
      </main>
      <SiteFooter />
      <CookieLine />
      <Toast />
      <DownloadHash />
    </>
  );
}
