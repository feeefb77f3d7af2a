import type { Offer } from '#shared/offers/offer.ts';
import { StatusChip } from '#web/components/status-chip.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useReasonHidden } from '../use-reason-hidden.ts';
import { neededAction } from './offer-standing.ts';

/** Shows why an offer needs its owner; nothing where it does not. */
export function ActionChip({ offer, now }: { readonly offer: Offer; readonly now: Date }) {
  const t = useText();
  const reason = useReasonHidden(offer);
  const action = neededAction(offer, now);
  if (action === undefined) return null;
  const isOff = action === 'inactive' && reason !== undefined && reason !== 'owner';
  return (
    <StatusChip tone="warn" icon="warning">
      {t(isOff ? `offers.action.${reason}` : `offers.action.${action}`)}
    </StatusChip>
  );
}
