import type { Implementation } from '#functions/kernel/context.ts';
import type { sessionEndpoints } from '#shared/sessions/endpoints.ts';
import { makeNeedsSecondFactor, secondFactorOf } from './second-factor.ts';
import { loadUserAccounts } from './user-accounts.ts';

/** Tells the second factor by the id token, because a person whose only account needs one has no app token before. */
export const getSecondFactor: Implementation<typeof sessionEndpoints.getSecondFactor> = async (
  { token },
  context,
) => {
  const person = await context.tokens.verifySso(token);
  const accounts = await loadUserAccounts(person.user, context);
  const usable = accounts.filter((account) => account.data.active);
  const needsFactor = await makeNeedsSecondFactor(usable, context);
  return {
    ...(await secondFactorOf(person, context)),
    isNeeded: usable.some(needsFactor),
  };
};
