import type { World } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { normalControlNumber } from '#shared/accounts/control-number.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { RowPlan, RowPlanner } from '../imported-rows.ts';

/** The farms read at once: each unlisted one is a line of the report, and a portion saves fewer than 92. */
const FARMS_READ = 80;

/** Returns the part of a full import that ends the ties of a control body to farms that the file does not list. */
export function unlistedFarms(
  { store, search }: Pick<World, 'store' | 'search'>,
  controlBody: string,
  end: (farm: Entity<Account>) => RowPlan,
): NonNullable<RowPlanner['full']> {
  const isToEnd = ({ data }: Entity<Account>, listed: ReadonlySet<string>): boolean => {
    const { controlNumber, insData } = data.userData;
    const isLive = insData.some(
      ({ ins, deactivatedOn }) => ins === controlBody && deactivatedOn === undefined,
    );
    const isListed = controlNumber !== undefined && listed.has(normalControlNumber(controlNumber));
    return isLive && !isListed;
  };
  return {
    unlisted: async (listed, cursor) => {
      const { items, next } = await search.hits({
        entityClass: accountClass.name,
        group: 'customer',
        keys: [controlBody],
        filter: { field: 'staticData.role', comparison: 'eq', value: 'AGR' },
        sorting: [],
        pagination: { start: 0, limit: FARMS_READ, cursor },
      });
      const ids = items.map(({ id }) => id);
      const farms = await store.latestOf(accountClass, ids, { fresh: true });
      const found = farms
        .filter((farm) => isToEnd(farm, listed))
        .map(({ id, data: { staticData, userData } }) => ({
          id,
          name: [staticData.name, userData.controlNumber && `(${userData.controlNumber})`]
            .filter(Boolean)
            .join(' '),
        }));
      return { found, next: next ?? undefined };
    },
    end: async (ids, listed) => {
      const farms = await store.latestOf(accountClass, [...ids], { fresh: true });
      return farms.filter((farm) => isToEnd(farm, listed)).map(end);
    },
  };
}
