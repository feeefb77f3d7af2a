import { useText } from '#web/i18n/text-provider.tsx';
import { useEntity } from '#web/kernel/use-entities.ts';
import type { SalesLocation } from './sales-locations.ts';
import type { OfferFormState } from './use-offer-form.ts';

/** What saving brings about: at once online, or first to the authority. */
export function useOutcome(
  { values, country }: OfferFormState,
  locations: readonly SalesLocation[],
) {
  const t = useText();
  const settings = useEntity('country', country === '' ? undefined : country).data?.data;
  const location = locations.find(({ id }) => id === values.locationOfSale);
  const region = useEntity('region', location?.address.region).data?.data;
  const authority = useEntity('account', region?.aut).data?.data.staticData.name;
  const asksForApproval = settings?.offerAutApproval ?? false;
  return {
    text: asksForApproval ? t('offerform.outcome.pending') : t('offerform.outcome.online'),
    /** `data`: the offer as it was saved. */
    savedText: (data: Readonly<Record<string, unknown>>): string => {
      if (approvalOf(data) === 'pending') {
        return authority === undefined
          ? t('offers.savedPending')
          : t('offerform.savedPending', { authority });
      }
      return values.status === 'available' ? t('offers.savedOnline') : t('offerform.savedPaused');
    },
  };
}

function approvalOf(data: Readonly<Record<string, unknown>>): string {
  const approval = data.autApproval;
  if (typeof approval !== 'object' || approval === null || !('status' in approval)) return 'none';
  return String(approval.status);
}
