import type { World } from '#functions/kernel/context.ts';
import { eachPersonal } from '#functions/kernel/each-personal.ts';
import {
  type Missingoffergroup,
  missingoffergroupClass,
} from '#shared/contact/missingoffergroup.ts';

/**
 * Removes the account from all breeds that it has reported missing, also from deleted reports; the others stay. The
 * removal may run again.
 */
export async function forgetReporter(
  world: Pick<World, 'store' | 'search'>,
  account: string,
): Promise<void> {
  const query = {
    entityClass: missingoffergroupClass.name,
    group: 'all',
    keys: ['all'],
    filter: { field: 'account', comparison: 'eq', value: account },
  } as const;
  for await (const ids of eachPersonal(world, query, account)) {
    for (const id of ids) {
      await world.store.redact(missingoffergroupClass, id, {
        data: ({ account: _, ...report }: Missingoffergroup) => report,
        changeset: (changeset) => changeset,
        by: 'system',
      });
    }
  }
}
