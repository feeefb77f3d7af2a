import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import { isOfferedIn, lostMarkets } from '#functions/masterdata/public.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import type { Applicability } from '#shared/offers/offer-choices.ts';
import type { requestProcessGroups } from '#shared/requests/process/request-process-groups.ts';
import { countRequests } from './count-requests.ts';

/** Counts the drafts and open requests that name an entry where it cannot be chosen any more; they go on with it. */
export const requestsNaming =
  (
    column: keyof typeof requestProcessGroups.draft.columns,
  ): EffectsOf<Applicability, ChangeEffect> =>
  async (world, change) => {
    let count = 0;
    for (const { country, kinds } of await lostMarkets(world, change, isOfferedIn)) {
      const where = { [column]: change.id, country, animalkind: kinds };
      count += await countRequests(world, 'draft', where);
      count += await countRequests(world, 'open', where);
    }
    return count === 0 ? [] : [{ effect: 'requestsGoOn', count }];
  };
