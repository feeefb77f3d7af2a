import type { World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { headingKey } from '#shared/imports/mapping.ts';
import { partsOf } from '../parts-of.ts';

/** The associations that a cell names, and the first name that no association has, or several have. */
type Named = { readonly associations: readonly string[]; readonly unknown: string | undefined };

const NOBODY: Named = { associations: [], unknown: undefined };
const MOST = 20;

/** Returns the function that finds the associations of a country by either of their names in a cell. */
export async function associationsOf(
  { store, search }: Pick<World, 'store' | 'search'>,
  country: string,
): Promise<(cell: string | undefined) => Named> {
  const ids = await eachHitId(search, {
    entityClass: accountClass.name,
    group: 'office',
    keys: [country],
    filter: {
      $and: [
        { field: 'staticData.role', comparison: 'eq', value: 'ASO' },
        { field: 'active', comparison: 'eq', value: true },
      ],
    },
  });
  const accounts = await store.latestOf(accountClass, ids);
  const called = (name: 'name' | 'standardName') =>
    Map.groupBy(accounts, ({ data }) => headingKey(data.staticData[name] ?? ''));
  const [byName, byStandardName] = [called('name'), called('standardName')];
  const idOf = (name: string): string | undefined => {
    const key = headingKey(name);
    if (key === '') return undefined;
    const [meant, ...others] = byName.get(key) ?? byStandardName.get(key) ?? [];
    // An association reads its members' data: a name of several means none.
    return others.length === 0 ? meant?.id : undefined;
  };
  return (cell) => {
    if (cell === undefined) return NOBODY;
    const names = partsOf(cell);
    const found = names.map(idOf);
    const index = found.indexOf(undefined);
    if (index >= 0) return { associations: [], unknown: names[index] };
    const associations = [...new Set(found.flatMap((id) => id ?? []))];
    return { associations: associations.slice(0, MOST), unknown: undefined };
  };
}
