import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import type { AuthorityChanged } from '#shared/requests/authority-changed.ts';

/** Has the open requests of regions handed over to the authority that each has now. */
export function authorityChanged(regions: readonly string[]): OutboxMessage[] {
  const body = { regions: [...regions] } satisfies AuthorityChanged;
  return regions.length === 0 ? [] : [{ queue: 'requests', body }];
}
