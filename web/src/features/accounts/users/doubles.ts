import type { AttributeFilter, FilterLeaf } from '#shared/kernel/attribute-filter.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';

/**
 * Returns the filter for accounts that may be the same party once more: of the same role and country, with the same
 * e-mail address, or with the same name and postal code. Undefined where too little is known.
 */
export function doublesFilter({ id, data }: EntityOf<'account'>): AttributeFilter | undefined {
  const { name, role, country } = data.staticData;
  const { email, citycode } = data.userData.address;
  const is = (field: string, value: string): FilterLeaf => ({ field, comparison: 'eq', value });
  const signs: AttributeFilter[] = [
    ...(email === undefined ? [] : [is('userData.address.email', email)]),
    ...(citycode === undefined
      ? []
      : [{ $and: [is('staticData.name', name), is('userData.address.citycode', citycode)] }]),
  ];
  if (signs.length === 0) return undefined;
  return {
    $and: [
      is('staticData.role', role),
      is('staticData.country', country),
      { field: 'id', comparison: 'ne', value: id },
      { $or: signs },
    ],
  };
}
