import type { ConversionEnd } from '#shared/law/conversion-ends.ts';
import { conversionEnds } from '#shared/law/conversion-ends.ts';
import { type Purchase, purchasesOf } from '#shared/requests/law/purchases.ts';
import { useLawOn } from '#web/features/law/public.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import type { OpenRequest } from '../request-gate.tsx';

type PurchaseEnds = { readonly purchase: Purchase; readonly ends: readonly ConversionEnd[] };

/**
 * Returns the purchases by a request, and from when on their products are organic, by the law on the day of arrival.
 */
export function usePurchaseEnds({ data }: OpenRequest['request']): readonly PurchaseEnds[] {
  const kind = useEntity('animalkind', data.animalkind).data;
  const { lawOn } = useLawOn(data.country);
  return purchasesOf(data)
    .filter(({ animals }) => animals > 0)
    .map((purchase) => {
      const { arrivedOn, birthDay } = purchase;
      const law = arrivedOn === undefined ? undefined : lawOn(arrivedOn);
      const species = kind?.data.reportCode;
      const ends = law && arrivedOn ? conversionEnds(law, species, { arrivedOn, birthDay }) : [];
      return { purchase, ends };
    });
}
