import { useQuery } from '@tanstack/react-query';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';

const FIELDS = ['animalkind', 'country', 'status'] as const;
type Field = (typeof FIELDS)[number];
/** A number of offers of one animal kind, in one country and in one state. */
type Owned = Readonly<Record<Field, string>> & { readonly offers: number };

/**
 * Returns how many offers a supplier has of each animal kind, in each country and in each state, whatever is
 * filtered.
 */
export function useOwnedKinds(owner: string) {
  return useOwned(owner, countsBy);
}

/**
 * Returns the filter for the offers of a supplier that are sold by the week in their country and not archived; null where there is
 * none, undefined while that is not known.
 */
export function useWeeklyFilter(owner: string) {
  const owned = useOwned(owner, (rows) => rows);
  const kept = (owned.data ?? []).filter(({ status }) => status !== 'archived');
  // The site's own country is there already.
  const site = useCountry();
  const others = kept.map(({ country }) => country).filter((id) => id !== site.id);
  const countries = useEntitiesById('country', others);
  const weekly = [site, ...countries.items].flatMap(({ id, data }): AttributeFilter[] => {
    const kinds = kept
      .filter(({ country }) => country === id)
      .map(({ animalkind }) => animalkind)
      .filter((kind) => data.animalkindsUsingPoultrySystem.includes(kind));
    if (kinds.length === 0) return [];
    return [
      {
        $and: [
          { field: 'country', comparison: 'eq', value: id },
          { field: 'animalkind', comparison: 'in', value: [...new Set(kinds)] },
        ],
      },
    ];
  });
  const filter: AttributeFilter = {
    $and: [
      { field: 'owner', comparison: 'eq', value: owner },
      { field: 'status', comparison: 'ne', value: 'archived' },
      { $or: weekly },
    ],
  };
  // A filter that is known stays so when it cannot be asked for again: numbers are typed under it.
  const isKnown =
    owned.data !== undefined &&
    countries.items.length + countries.missing.length === new Set(others).size;
  return {
    error: owned.error ?? countries.error,
    data: isKnown ? (weekly.length === 0 ? null : filter) : undefined,
  };
}

function useOwned<T>(owner: string, select: (rows: readonly Owned[]) => T) {
  const { api } = useKernel();
  return useQuery({
    queryKey: ['facet', 'owned', owner],
    queryFn: async ({ signal }) => {
      const input = {
        entityClass: 'offer',
        attributeFilter: { field: 'owner', comparison: 'eq' as const, value: owner },
        aggregate: { groupBy: [...FIELDS], metrics: [{ op: 'count' as const, as: 'offers' }] },
      };
      const { rows } = await api.call('POST search/aggregate/run', input, { signal });
      return rows.map(
        ({ key, values }): Owned => ({
          animalkind: String(key.animalkind),
          country: String(key.country),
          status: String(key.status),
          offers: values.offers ?? 0,
        }),
      );
    },
    select,
  });
}

const countsBy =
  (rows: readonly Owned[]) =>
  (field: Field): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const row of rows) counts.set(row[field], (counts.get(row[field]) ?? 0) + row.offers);
    return counts;
  };
