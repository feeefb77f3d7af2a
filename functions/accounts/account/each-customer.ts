import type { ManyResult } from '#shared/accounts/many-customers.ts';
import { AppError } from '#shared/kernel/app-error.ts';

/**
 * Changes each account by itself, so that one that is refused does not hold up the others. `act` tells whether it
 * changed anything. A fault of the product ends the call; whoever repeats it finds done what was done.
 */
export async function eachCustomer(
  accounts: readonly string[],
  act: (account: string) => Promise<boolean>,
): Promise<ManyResult> {
  const result: ManyResult = { done: [], already: [], refused: [] };
  for (const account of new Set(accounts)) {
    try {
      (await act(account)) ? result.done.push(account) : result.already.push(account);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      result.refused.push({ account, code: error.error.code });
    }
  }
  return result;
}
