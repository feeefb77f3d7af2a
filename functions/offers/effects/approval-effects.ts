import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import type { World } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { countryClass } from '#shared/countries/country.ts';
import type { Region } from '#shared/countries/region.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import { approvalFilter } from '#shared/offers/approval-filter.ts';
import { offerClass } from '#shared/offers/offer-class.ts';

/**
 * The number of regions whose offers are counted at once, so that a search through all of them stays small in memory.
 */
const REGIONS_A_QUERY = 20;

/**
 * Counts the offers to approve that go to another authority with their region, or that nobody is left to approve; where
 * none waits yet, the region itself.
 */
export const approvalsOfRegion: EffectsOf<Region, ChangeEffect> = async (
  world,
  { id, before, after },
) => {
  if (after.aut === before.aut) return [];
  if (!(await approverOf(world, after))) return unanswered(world, after.country, [id]);
  return tell('approvalsHandedOver', await countApprovals(world, [id]));
};

/** Counts the same offers where an authority gets or loses regions, is deactivated, or may approve offers no more. */
export const approvalsOfAccount: EffectsOf<Account, ChangeEffect> = async (
  world,
  { before, after },
) => {
  const [old, next] = [approvesIn(before), approvesIn(after)];
  const lost = old.filter((region) => !next.includes(region));
  const gained = next.filter((region) => !old.includes(region));
  return [
    ...(await unanswered(world, before.autApprovalForCountry, lost)),
    ...tell('approvalsHandedOver', await countApprovals(world, gained)),
  ];
};

/** Counts the offers that wait in regions that lose their approver; where none does, those regions. */
async function unanswered(
  world: Pick<World, 'store' | 'search'>,
  country: string | undefined,
  regions: readonly string[],
): Promise<ChangeEffect[]> {
  const offers = await countApprovals(world, regions);
  if (offers > 0 || country === undefined) return tell('approvalsWait', offers);
  const asks = (await world.store.latest(countryClass, country))?.data.offerAutApproval;
  return asks ? tell('regionsUnapproved', regions.length) : [];
}

/** Returns the regions whose offers an authority may approve: they lie in its own country. */
function approvesIn({ active, autApprovalForCountry, staticData }: Account): readonly string[] {
  const { country, responsibleForRegions } = staticData;
  return active && autApprovalForCountry === country ? responsibleForRegions : [];
}

/** Tells whether an authority may approve the offers of the region. */
async function approverOf(
  { store }: Pick<World, 'store'>,
  { aut, country }: Region,
): Promise<boolean> {
  const authority = aut === undefined ? undefined : await store.latest(accountClass, aut);
  return authority?.data.active === true && authority.data.autApprovalForCountry === country;
}

const tell = (effect: ChangeEffect['effect'], count: number): ChangeEffect[] =>
  count === 0 ? [] : [{ effect, count }];

/** Counts the offers of these regions that wait for the approval of an authority. */
async function countApprovals(
  { search }: Pick<World, 'search'>,
  regions: readonly string[],
): Promise<number> {
  let count = 0;
  for (let begin = 0; begin < regions.length; begin += REGIONS_A_QUERY) {
    count += await search.count({
      entityClass: offerClass.name,
      group: 'approval',
      keys: regions.slice(begin, begin + REGIONS_A_QUERY),
      filter: approvalFilter('pending'),
    });
  }
  return count;
}
