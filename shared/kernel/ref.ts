import * as z from 'zod';

/** The id of another entity. */
export const Ref = z.uuid();
export type Ref = z.infer<typeof Ref>;

/** A caller's own name for a creation: one that got no answer is made once, however often it is asked for by it. */
export const CreationKey = z.uuid();
/** The days for which such a name is known. */
export const CREATION_KEY_DAYS = 30;

/** A pinned revision of another entity. */
export const PinnedRef = z.strictObject({ id: Ref, rev: z.int().min(1) });
export type PinnedRef = z.infer<typeof PinnedRef>;
