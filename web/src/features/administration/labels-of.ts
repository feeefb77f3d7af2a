import type { Labels } from '#shared/kernel/label.ts';

/** Returns the texts as they stand in the data of an entry; anything else is none. */
export const labelsOf = (value: unknown): Labels => (Array.isArray(value) ? value : []);
