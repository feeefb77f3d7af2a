import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';

/** Returns the filter of an account's own files: what its offers show, and its logo. */
export const ownFiles = (owner: string): AttributeFilter => ({
  $and: [
    { field: 'owner', comparison: 'eq', value: owner },
    { field: 'category', comparison: 'in', value: ['offer', 'profile'] },
  ],
});
