import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';

/** Returns the filter of what holds in a country: entries that name it in the field, and those that name none. */
export const forCountry = (field: string, country: string): AttributeFilter => ({
  $or: [
    { field, comparison: 'exists', value: false },
    { field, comparison: 'eq', value: country },
  ],
});
