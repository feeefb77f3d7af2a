import type { Context } from '#functions/kernel/context.ts';
import { entitiesAs, entityAs } from '#functions/kernel/store/entity-as.ts';
import { remainingOffergroup } from '#functions/masterdata/public.ts';
import {
  type AttributeFilter,
  type FilterLeaf,
  leavesOf,
} from '#shared/kernel/attribute-filter.ts';
import { offergroupClass } from '#shared/masterdata/offergroup.ts';

type Reading = Pick<Context, 'rows'>;

/** Returns the remaining breed of each of these, as offers name it now. */
export async function remainingBreeds(
  { rows }: Reading,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const { items } = await rows.ids([...new Set(ids)]);
  const remaining = new Map<string, string>();
  for (const { id, data } of entitiesAs(offergroupClass, items)) {
    if (data.sameAs !== undefined) remaining.set(id, await remainingOffergroup(find, data.sameAs));
  }
  return (id) => remaining.get(id) ?? id;

  async function find(id: string) {
    const [found] = (await rows.ids([id])).items;
    return found && entityAs(offergroupClass, found);
  }
}

/** Returns a search for the offers of the remaining breeds in place of the breeds that it names. */
export async function byRemainingBreeds(
  context: Reading,
  filter: AttributeFilter,
): Promise<AttributeFilter> {
  const ids = leavesOf(filter).flatMap((leaf) =>
    leaf.field === 'offergroup' ? textsOf(leaf) : [],
  );
  return ids.length === 0 ? filter : renamed(filter, await remainingBreeds(context, ids));
}

const textsOf = ({ value }: FilterLeaf): string[] =>
  (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string');

function renamed(filter: AttributeFilter, remaining: (id: string) => string): AttributeFilter {
  if ('$and' in filter) return { $and: filter.$and.map((member) => renamed(member, remaining)) };
  if ('$or' in filter) return { $or: filter.$or.map((member) => renamed(member, remaining)) };
  if (filter.field !== 'offergroup') return filter;
  const ids = textsOf(filter).map(remaining);
  return { ...filter, value: Array.isArray(filter.value) ? [...new Set(ids)] : (ids[0] ?? '') };
}
