import type { EntityOf } from '#web/kernel/entity-data.ts';
import type { AskedOffer } from './use-offer-answers.ts';

/** Returns an offer as it is asked about. */
export const askedOffer = ({ id, rev, data }: EntityOf<'offer'>): AskedOffer => ({
  id,
  rev,
  amount: data.amount,
});
