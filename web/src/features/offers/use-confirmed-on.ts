import { confirmedOn } from '#shared/offers/confirmed-on.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntity } from '#web/kernel/use-entities.ts';

/** Returns when the offer was last confirmed; undefined until the settings of a foreign country have come. */
export function useConfirmedOn(offer: EntityOf<'offer'>): string | undefined {
  const own = useCountry();
  const isForeign = offer.data.country !== own.id;
  const foreign = useEntity('country', isForeign ? offer.data.country : undefined).data;
  const country = isForeign ? foreign : own;
  return country ? confirmedOn(offer, country.data.activityPeriodDays) : undefined;
}
