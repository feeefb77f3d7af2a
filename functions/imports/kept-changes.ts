import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';
import type { RowPlan } from './imported-rows.ts';

/** The changes of a portion of an import, kept so that the import can be taken back. */
export const KeptChanges = z.strictObject({
  changes: z.array(
    z.strictObject({
      row: z.int().min(0),
      id: Ref,
      /** The revision that the import made; 1 where it made the entity. */
      rev: z.int().min(1),
    }),
  ),
});
type KeptChanges = z.infer<typeof KeptChanges>;

/** Returns the changes that a portion keeps; undefined where it changes nothing. */
export function keptOf(
  plans: readonly RowPlan[],
  place: number,
): { readonly place: number; readonly what: KeptChanges } | undefined {
  const changes = plans.flatMap(({ row, changes: made }) =>
    made.map((change) =>
      change.kind === 'create'
        ? { row, id: change.id, rev: 1 }
        : { row, id: change.before.id, rev: change.before.rev + 1 },
    ),
  );
  return changes.length === 0 ? undefined : { place, what: { changes } };
}
