import type { AttributeFilter } from './attribute-filter.ts';

/** Returns the filter for entries whose field names an id; an entry that names none is for all. */
export const entriesFor = (field: string, id: string): AttributeFilter => ({
  $or: [
    { field, comparison: 'exists', value: false },
    { field, comparison: 'eq', value: id },
  ],
});
