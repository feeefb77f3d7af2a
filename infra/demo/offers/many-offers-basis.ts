import { demoTimes } from '#infra/demo/demo-times.ts';
import { buildOfferfields } from '#infra/demo/masterdata/build-offerfields.ts';
import { Offerfield } from '#shared/masterdata/offerfield.ts';
import type { ManyOffers } from './many-offers.ts';

/** Returns the parts that offers of this time are made of. */
export function manyOffersBasis(now: Date): ManyOffers {
  const fields = buildOfferfields().map(({ id, data }) => ({ id, data: Offerfield.parse(data) }));
  return { fields, times: demoTimes(now) };
}
