import * as z from 'zod';

/** Kinds of pre-orders with a lead time of their own (specification sections 5 and 9), the shortest first. */
export const PREORDERS = ['hatchingEggs', 'dayOldChicks', 'breedingPoultry'] as const;
export const Preorder = z.enum(PREORDERS);
export type Preorder = z.infer<typeof Preorder>;
