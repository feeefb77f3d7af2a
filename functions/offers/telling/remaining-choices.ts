import type { World } from '#functions/kernel/context.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { offerfieldClass } from '#shared/masterdata/offerfield.ts';
import type { Offergroup } from '#shared/masterdata/offergroup.ts';
import { fieldChoices, remainingEntries } from '#shared/offers/field-choices.ts';
import type { OfferSearchState } from '#shared/offers/search-params.ts';
import { remainingBreeds } from '#shared/offers/searched-market.ts';

/** The conditions of a search that name entities. */
const CHOICES = [
  'breed',
  'usage',
  'age',
  'category',
  'category2',
  'classification',
  'association',
] as const;

/** Tells whether a text can be an id: an address may name anything, and the table takes keys of 2,048 bytes. */
const isRef = (text: string): boolean => Ref.safeParse(text).success;

/**
 * Returns the search without choices that were deleted since it was kept: it would find nothing by them for ever. Its
 * page leaves them out, too. `breeds` are all breeds, where the search names some or their specifications.
 */
export async function remainingChoices(
  { store }: Pick<World, 'store'>,
  state: OfferSearchState,
  breeds: readonly Entity<Offergroup>[],
): Promise<OfferSearchState> {
  const asked = { ...state, breed: remainingBreeds(breeds, state.breed) };
  const named = CHOICES.flatMap((name) => asked[name]);
  const [entities, offerfields] = await Promise.all([
    store.untyped.latestOf(named.filter(isRef)),
    store.latestOf(offerfieldClass, [...fieldChoices(asked.field).keys()].filter(isRef)),
  ]);
  const ids = new Set(entities.map(({ id }) => id));
  const remaining = (name: (typeof CHOICES)[number]) => asked[name].filter((id) => ids.has(id));
  const specifications = new Set(
    breeds.flatMap(({ data }) => data.offerSpecifications.map(({ id }) => id)),
  );
  return {
    ...asked,
    breed: remaining('breed'),
    usage: remaining('usage'),
    age: remaining('age'),
    category: remaining('category'),
    category2: remaining('category2'),
    classification: remaining('classification'),
    association: remaining('association'),
    specification: asked.specification.filter((id) => specifications.has(id)),
    field: remainingEntries(asked.field, offerfields),
  };
}
