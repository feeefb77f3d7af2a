import { randomBytes } from 'node:crypto';
import type { World } from '#functions/kernel/context.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { makeUlids } from '#functions/kernel/store/ulid.ts';
import { world } from '#functions/kernel/world.ts';
import type { StackOptions } from './stack-options.ts';

/**
 * Loads the demo data and the wanted further offers, where they are missing. The environment of the handlers must be
 * set.
 */
export async function loadDemo({
  say,
  moreOffers,
}: Pick<StackOptions, 'say' | 'moreOffers'>): Promise<void> {
  say('loading the demo data …');
  // The demo data is the largest part of the program, so that it is loaded only on demand.
  const { loadDemoData } = await import('#infra/demo/load-demo-data.ts');
  const here = world();
  await loadDemoData(here);
  if (moreOffers === 0) return;
  say(`loading ${moreOffers} more offers …`);
  const begun = performance.now();
  await loadMore(here, moreOffers);
  const seconds = Math.round((performance.now() - begun) / 1000);
  say(`${moreOffers} more offers loaded in ${seconds} s`);
}

async function loadMore(here: World, count: number): Promise<void> {
  const { loadManyOffers } = await import('#infra/demo/offers/load-many-offers.ts');
  const { manyOffersBasis } = await import('#infra/demo/offers/many-offers-basis.ts');
  const { store, files, clock, config } = here;
  const storage = { client: makeTableClient(), table: config.TABLE, files };
  const newGen = makeUlids(clock, randomBytes);
  await loadManyOffers({ ...storage, newGen, store }, count, manyOffersBasis(clock.now()));
}
