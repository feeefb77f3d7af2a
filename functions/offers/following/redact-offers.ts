import type { World } from '#functions/kernel/context.ts';
import { eachPersonal, REDACTED_AT_ONCE } from '#functions/kernel/each-personal.ts';
import { inParallel } from '#functions/kernel/in-parallel.ts';
import { historyAfter, historyAt } from '#shared/offers/history-after.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerClass } from '#shared/offers/offer-class.ts';

/**
 * Archives all offers of an owner and removes seller and place from every revision; kinds, numbers, times and regions
 * stay, because statistics count them. Deleted offers have their history, too. It may run again.
 */
export async function redactOffers(
  world: Pick<World, 'store' | 'search' | 'clock'>,
  owner: string,
): Promise<void> {
  const query = { entityClass: offerClass.name, group: 'owner', keys: [owner] };
  for await (const ids of eachPersonal(world, query, owner)) {
    await inParallel(ids, REDACTED_AT_ONCE, async (id) => {
      await archive(world, id);
      await world.store.redact(offerClass, id, {
        data: redactedOffer,
        changeset: () => 'redacted',
        by: 'system',
      });
    });
  }
}

async function archive(
  { store, clock }: Pick<World, 'store' | 'clock'>,
  id: string,
): Promise<void> {
  const before = await store.latest(offerClass, id, { fresh: true });
  if (before === undefined) return;
  const offer = before.data;
  if (offer.status === 'archived' && !offer.ownerActive) return;
  const now = clock.now();
  const data: Offer = {
    ...offer,
    status: 'archived',
    ownerActive: false,
    history: historyAfter(historyAt(offer, now), false, now),
  };
  const changes = [{ kind: 'update', before, data } as const];
  await store.save({ changes, by: 'system', changeset: 'archive' });
}

/** Returns an offer without personal data. A whole degree is about 100 km: nobody finds a farm by it. */
function redactedOffer(offer: Offer): Offer {
  const { offerspecification: _text, photos: _photos, ...kept } = offer;
  const { reason: _reason, ...autApproval } = offer.autApproval;
  const { lat, lon } = offer.geoPosition;
  return {
    ...kept,
    autApproval,
    // A text may say anything of the farm.
    dynamicFields: offer.dynamicFields.filter(
      ({ value }) => typeof value === 'number' || typeof value === 'boolean',
    ),
    place: {},
    geoPosition: { lat: Math.round(lat), lon: Math.round(lon) },
  };
}
