import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useSession } from '#web/kernel/use-session.ts';

/**
 * Shows its children only to people who have accepted the terms of service. Everybody else is led to the terms, and
 * comes back to this very address once they are accepted.
 */
export function TermsFirst({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const session = useSession();
  const { redirects } = useKernel();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (session.status !== 'signedIn') return null;
  if (session.account.data.supExtra.tosAcceptedOn !== undefined) return children;
  const go = () => {
    redirects.set('afterOfferTosAccept', { route: pathname + search, once: true });
    void navigate(pathTo('TermsOfService', { tos: 'agr' }));
  };
  return (
    <EmptyState
      title={t('offers.termsFirst')}
      actions={
        <Button look="primary" onClick={go}>
          {t('menu.TermsOfService')}
        </Button>
      }
    >
      <p>{t('offers.termsFirstText')}</p>
    </EmptyState>
  );
}
