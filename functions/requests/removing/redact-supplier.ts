import type { World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';
import { deletedRequestsOf } from './deleted-requests-of.ts';
import { redactedAttachments } from './redacted-attachments.ts';

/**
 * Removes the names of a supplier's files from every revision of the requests that name the supplier, also of deleted
 * ones. Its answers stay, as the acts of offices do. It may run again.
 */
export async function redactSupplier(
  world: Pick<World, 'store' | 'search' | 'tallies'>,
  { supplier, uploads }: { readonly supplier: string; readonly uploads: ReadonlySet<string> },
): Promise<void> {
  const { store, search } = world;
  const live = await eachHitId(search, {
    entityClass: requestProcessClass.name,
    group: 'party',
    keys: [supplier],
    filter: { field: 'sup', comparison: 'eq', value: supplier },
  });
  const deleted = await deletedRequestsOf(world, 'sup', supplier);
  for (const id of new Set([...live, ...deleted])) {
    await store.redact(requestProcessClass, id, {
      data: (process) => redactedAttachments(process, uploads),
      changeset: (changeset) => changeset,
      by: 'system',
    });
  }
}
