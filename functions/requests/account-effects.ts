import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';
import { requestProcessClass } from '#shared/requests/request-process-class.ts';

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
  return effects.filter((told) => told.count > 0);
};
