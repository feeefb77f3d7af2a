import type { World } from '#functions/kernel/context.ts';
import { redactRequestsOf } from './redact-requests-of.ts';
import { redactedAttachments } from './redacted-attachments.ts';

/**
 * Removes the names of a supplier's files from every revision of the requests that name the supplier, also of deleted
 * ones. Its answers stay, as the acts of offices do. It may run again.
 */
export const redactSupplier = (
  world: Pick<World, 'store' | 'search' | 'tallies'>,
  { supplier, uploads }: { readonly supplier: string; readonly uploads: ReadonlySet<string> },
): Promise<void> =>
  redactRequestsOf(world, { party: 'sup', account: supplier }, (process) =>
    redactedAttachments(process, uploads),
  );
