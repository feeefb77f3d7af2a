import { findAccount } from '#functions/accounts/account/find-account.ts';
import { ownerMessages } from '#functions/accounts/account/owner-messages.ts';
import { type CurrentRegions, currentRegions } from '#functions/geocoding/public.ts';
import type { World } from '#functions/kernel/context.ts';
import { beginRun } from '#functions/kernel/jobs/run-time.ts';
import { retryUntilDone } from '#functions/kernel/store/retry-on-conflict.ts';
import { isSameAsStored } from '#functions/kernel/store/same-as-stored.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountChangeset } from '#shared/accounts/account-changeset.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import type { RegionsChanged } from '#shared/accounts/regions-changed.ts';
import type { Address } from '#shared/kernel/address.ts';
import { defined } from '#shared/kernel/defined.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import { MINUTE_MS } from '#shared/kernel/time.ts';

/** The time of one run, after which no further page of accounts is begun. */
const RUN_MS = 2 * MINUTE_MS;

type FollowWorld = Pick<World, 'store' | 'search' | 'files' | 'clock' | 'random'>;
type RegionAt = CurrentRegions['at'];

/**
 * Brings the addresses of a country in line with the postal codes of its regions as they are now, because the region
 * decides which authority gets a request. An address whose code lies in no region keeps its own. It may run again, after
 * it was broken off too; accounts left after a run go back to the queue. So do all of them where the regions changed
 * during the run: it may have saved an older region over that of a faster one.
 */
export async function followPostalCodes(
  world: FollowWorld,
  { regionsOf: country, cursor: from }: RegionsChanged,
): Promise<void> {
  const regions = await currentRegions(world, country);
  const run = beginRun(world.clock, RUN_MS);
  let cursor: string | null | undefined = from;
  do {
    const { items, next } = await world.search.hits({
      entityClass: accountClass.name,
      group: 'admin',
      keys: ['all'],
      filter: {
        $or: ['staticData.country', 'userData.supData.country'].map((field) => ({
          field,
          comparison: 'eq' as const,
          value: country,
        })),
      },
      sorting: [],
      pagination: { start: 0, limit: PAGE_LIMIT, cursor },
    });
    const ids = items.map(({ id }) => id);
    for (const { id, data } of await world.store.latestOf(accountClass, ids, { fresh: true })) {
      if (!isSameAsStored(placed(data, country, regions.at), data)) {
        await follow(world, id, (account) => placed(account, country, regions.at));
      }
    }
    cursor = next;
  } while (cursor !== null && !run.isOver());
  const areCurrent = await regions.areCurrent();
  if (areCurrent && cursor === null) return;
  const body: RegionsChanged = { regionsOf: country, ...(areCurrent && cursor && { cursor }) };
  await world.store.send([{ queue: 'accounts', body }]);
}

async function follow(
  world: FollowWorld,
  id: string,
  change: (account: Account) => Account,
): Promise<void> {
  await retryUntilDone(world, async () => {
    const before = await findAccount(world, id);
    if (before === undefined) return;
    const data = change(before.data);
    await world.store.save({
      changes: [{ kind: 'update', before, data }],
      by: 'system',
      changeset: accountChangeset(['administration']),
      messages: ownerMessages(id, before.data, data),
    });
  });
}

/** Returns the account with each of its addresses in the country in the region of its postal code. */
function placed(account: Account, country: string, regionAt: RegionAt): Account {
  const { staticData, userData } = account;
  const inRegion = (address: Address, of: string): Address =>
    of === country && address.citycode
      ? { ...address, ...defined({ region: regionAt(address.citycode) }) }
      : address;
  return {
    ...account,
    userData: {
      ...userData,
      address: inRegion(userData.address, staticData.country),
      supData: userData.supData.map((entry) => ({
        ...entry,
        locationsOfSale: entry.locationsOfSale.map((location) => ({
          ...location,
          address: inRegion(location.address, entry.country),
        })),
      })),
    },
  };
}
