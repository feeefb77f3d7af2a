import * as z from 'zod';

/** The id of another entity. */
export const Ref = z.uuid();
export type Ref = z.infer<typeof Ref>;

/** A pinned revision of another entity. */
export const PinnedRef = z.strictObject({ id: Ref, rev: z.int().min(1) });
export type PinnedRef = z.infer<typeof PinnedRef>;
