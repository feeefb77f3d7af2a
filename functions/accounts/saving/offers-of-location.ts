import type { Context } from '#functions/kernel/context.ts';

/** Counts the offers of an account at a location of sale that are not archived. */
export function offersOfLocation(
  { search }: Pick<Context, 'search'>,
  account: string,
  location: string,
): Promise<number> {
  return search.count({
    entityClass: 'offer',
    group: 'owner',
    keys: [account],
    filter: {
      $and: [
        { field: 'locationOfSale', comparison: 'eq', value: location },
        { field: 'status', comparison: 'ne', value: 'archived' },
      ],
    },
  });
}
