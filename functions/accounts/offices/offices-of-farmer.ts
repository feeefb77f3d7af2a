import type { World } from '#functions/kernel/context.ts';
import { eachPage } from '#functions/kernel/store/each-page.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';

/**
 * Returns the control bodies and associations that a farmer has or ever had: requests that they began lie with them.
 */
export async function officesOfFarmer(
  { store }: Pick<World, 'store'>,
  farmer: string,
): Promise<string[]> {
  const offices = new Set<string>();
  const pages = eachPage((cursor: string | undefined) =>
    store.timeline(farmer, { limit: PAGE_LIMIT, cursor }),
  );
  for await (const { items } of pages) {
    const revisions = await store.revisions(
      accountClass,
      items.map(({ rev }) => ({ id: farmer, rev })),
    );
    for (const { data } of revisions) {
      const { insData, asoData } = data.userData;
      for (const { ins } of insData) offices.add(ins);
      for (const { aso } of asoData) offices.add(aso);
    }
  }
  return [...offices];
}
