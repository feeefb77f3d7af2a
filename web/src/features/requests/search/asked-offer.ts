import type { AnimalsSought } from '#shared/requests/searching/animals-sought.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import type { AskedOffer } from './use-offer-answers.ts';

/** An offer and the animals in it that count for the request. */
export type CountedOffer = {
  readonly offer: EntityOf<'offer'>;
  readonly animals: AnimalsSought;
};

export const askedOffer = ({
  offer: { id, rev },
  animals: { amount },
}: CountedOffer): AskedOffer => ({ id, rev, amount });
