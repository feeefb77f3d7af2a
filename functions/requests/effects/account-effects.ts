import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';
import { countRequests } from './count-requests.ts';

/** Counts the requests that an account cannot send any more once it is deactivated, and those that go on without it. */
export const requestsOfAccount: EffectsOf<Account, ChangeEffect> = async (
  { search },
  { id, before, after },
) => {
  if (!before.active || after.active) return [];
  const count = (status: RequestProcess['status']) =>
    search.count({
      entityClass: requestProcessClass.name,
      group: 'party',
      keys: [id],
      filter: { field: 'status', comparison: 'eq', value: status },
    });
  const [drafts, open] = await Promise.all([count('new'), count('open')]);
  const effects: readonly ChangeEffect[] = [
    { effect: 'draftsStop', count: drafts },
    { effect: 'requestsWait', count: open },
  ];
  return effects.filter((effect) => effect.count > 0);
};

/** Counts the open requests of regions that an authority gets from another one, or gives up. */
export const requestsOfItsRegions: EffectsOf<Account, ChangeEffect> = async (
  world,
  { before, after },
) => {
  const [old, next] = [before, after].map(({ staticData }) => staticData.responsibleForRegions);
  const countIn = async (regions: readonly string[] = [], kept: readonly string[] = []) => {
    const moved = regions.filter((region) => !kept.includes(region));
    let count = 0;
    for (const region of moved) count += await countRequests(world, 'open', { region });
    return count;
  };
  const effects: readonly ChangeEffect[] = [
    { effect: 'requestsStay', count: await countIn(old, next) },
    { effect: 'requestsHandedOver', count: await countIn(next, old) },
  ];
  return effects.filter((effect) => effect.count > 0);
};
