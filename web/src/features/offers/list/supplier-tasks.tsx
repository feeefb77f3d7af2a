import { Link } from '#web/components/link.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { ConfirmDue } from '../activity/confirm-due.tsx';
import { NextOffers } from './next-offers.tsx';

/**
 * Asks for the offers that lapse, and shows those that need their owner. Offers that are not right after all can go
 * offline next.
 */
export function SupplierTasks({ account }: { readonly account: string }) {
  const t = useText();
  return (
    <>
      <ConfirmDue owner={account}>
        <p>
          {t('tasks.wrong')} <Link to={pathTo('OfferList')}>{t('tasks.takeOffline')}</Link>
        </p>
      </ConfirmDue>
      <NextOffers owner={account} />
    </>
  );
}
