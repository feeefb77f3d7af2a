import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import type { AuthorityChanged } from '#shared/requests/authority-changed.ts';

/** Returns the message that hands the open requests of regions over to the authority that each region has now. */
export function authorityChanged(regions: readonly string[]): OutboxMessage[] {
  const body = { regions: [...regions] } satisfies AuthorityChanged;
  return regions.length === 0 ? [] : [{ queue: 'requests', body }];
}
