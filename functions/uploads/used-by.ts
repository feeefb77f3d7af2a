import type { World } from '#functions/kernel/context.ts';
import { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Upload } from '#shared/uploads/upload.ts';

/** How many of the owner's offers show the file, archived ones too. */
export function offersWith(
  { search }: Pick<World, 'search'>,
  { id, data }: Entity<Upload>,
): Promise<number> {
  return search.count({
    entityClass: 'offer',
    group: 'owner',
    keys: [data.owner],
    filter: { field: 'attachments', comparison: 'eq', value: id },
  });
}

/** Is the file the owner's logo in some country? */
export async function isLogoInUse(
  { store }: Pick<World, 'store'>,
  { id, data }: Entity<Upload>,
): Promise<boolean> {
  const owner = await store.latest(data.owner, { fresh: true });
  const supData = owner ? Account.parse(owner.data).userData.supData : [];
  return supData.some(({ logo }) => logo === id);
}
