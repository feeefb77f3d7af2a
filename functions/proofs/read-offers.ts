import type { World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import { canonicalJson } from '#shared/kernel/canonical-json.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { labelFor } from '#shared/kernel/label.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { offerfieldClass } from '#shared/masterdata/offerfield.ts';
import { Offer } from '#shared/offers/offer.ts';
import type { ProofOffer } from '#shared/proofs/proof-document.ts';
import type { FoundOffer } from '#shared/requests/entities/offer-answer.ts';
import { sha256Of } from './sha256-of.ts';

/** The most answers to fields of the health status that a proof keeps of an offer. */
const HEALTH_ANSWERS = 10;
/** The most characters of such an answer: suppliers may write more, and no words of theirs keep a request unsent. */
const HEALTH_LENGTH = 200;

/** Returns the hash of a revision's data, by which an offer in a proof can be checked against the history. */
const offerSha256 = ({ data }: Pick<Entity, 'data'>): string => sha256Of(canonicalJson(data));

/**
 * Returns the offers with further facts of their revisions: availability, health, supplier. An offer whose owner was
 * redacted between search and sending stays as it was found.
 */
export async function readOffers(
  world: Pick<World, 'store' | 'search'>,
  found: readonly FoundOffer[],
  locale: Locale,
): Promise<ProofOffer[]> {
  const revisions = await world.store.untyped.revisions(found.map(({ id, rev }) => ({ id, rev })));
  const byId = new Map(revisions.map((entity) => [entity.id, entity]));
  const healthOf = await readHealth(world, locale);
  return found.map((offer) => {
    const entity = byId.get(offer.id);
    if (entity === undefined) return { ...offer, health: [] };
    const data = Offer.parse(entity.data);
    const { status, availableFrom } = data;
    return {
      ...offer,
      sha256: offerSha256(entity),
      availability: { status, availableFrom },
      health: healthOf(data),
      supplier: data.owner,
    };
  });
}

/** Reads the health status of offers, from the answers to the fields that the yearly report reads, too. */
async function readHealth(
  { store, search }: Pick<World, 'store' | 'search'>,
  locale: Locale,
): Promise<(offer: Offer) => string[]> {
  const ids = await eachHitId(search, {
    entityClass: offerfieldClass.name,
    group: 'all',
    keys: ['all'],
    filter: { field: 'reportCode', comparison: 'eq', value: 'healthStatus' },
  });
  const fields = await store.latestOf(offerfieldClass, ids);
  const options = new Map(
    fields.map(({ id, data }) => [
      id,
      new Map(
        data.options.map((option) => [option.id, labelFor(option.labels, locale, option.id)]),
      ),
    ]),
  );
  return ({ dynamicFields }) =>
    dynamicFields
      .filter(({ field }) => options.has(field))
      .flatMap(({ field, value }) =>
        [value].flat().map((text) => options.get(field)?.get(String(text)) ?? String(text)),
      )
      .slice(0, HEALTH_ANSWERS)
      .map((text) => text.slice(0, HEALTH_LENGTH).toWellFormed());
}
