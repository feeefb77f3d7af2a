import type { World } from '#functions/kernel/context.ts';
import { eachHit } from '#functions/kernel/each-hit.ts';
import {
  type Missingoffergroup,
  missingoffergroupClass,
} from '#shared/contact/missingoffergroup.ts';

/** Removes the account from all breeds that it has reported missing; the reports stay. The removal may run again. */
export async function forgetReporter(
  { store, search }: Pick<World, 'store' | 'search'>,
  account: string,
): Promise<void> {
  const query = {
    entityClass: missingoffergroupClass.name,
    group: 'all',
    keys: ['all'],
    filter: { field: 'account', comparison: 'eq', value: account },
  } as const;
  for await (const ids of eachHit(search, query)) {
    for (const id of ids) {
      await store.redact(missingoffergroupClass, id, {
        data: ({ account: _, ...report }: Missingoffergroup) => report,
        changeset: (changeset) => changeset,
        by: 'system',
      });
    }
  }
}
