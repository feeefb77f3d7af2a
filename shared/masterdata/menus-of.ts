import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';

/** Returns the filter of species menus for a country: those that name it and those that name none. */
export const menusOf = (country: string): AttributeFilter => ({
  $or: [
    { field: 'countries', comparison: 'exists', value: false },
    { field: 'countries', comparison: 'eq', value: country },
  ],
});
