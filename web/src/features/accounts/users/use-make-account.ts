import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '#web/kernel/api-client.ts';
import type { CallInput } from '#web/kernel/contract.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { searchEntities } from '#web/kernel/search-entities.ts';
import { type Unanswered, useUnanswered } from '#web/kernel/use-unanswered.ts';
import { useReadAccountsAgain } from './use-user-calls.ts';

type NewAccount = CallInput<'POST auth/accountmanage/createaccount'>;
const QUIET = { quiet: true } as const;

/**
 * Makes an account. Where the same attempt got no answer before, the account that it may have made is looked for
 * first.
 */
export function useMakeAccount() {
  const { api } = useKernel();
  const readAgain = useReadAccountsAgain();
  const { unanswered, attempt } = useUnanswered<NewAccount>();
  return useMutation({
    mutationFn: async (input: NewAccount) => {
      const before = unanswered.current;
      const isSame = before !== null && JSON.stringify(before.input) === JSON.stringify(input);
      const made = isSame ? await findMade(api, before) : undefined;
      if (made !== undefined) return made;
      if (!isSame) unanswered.current = null;
      return attempt(input, () => api.call('POST auth/accountmanage/createaccount', input, QUIET));
    },
    onSuccess: readAgain,
  });
}

/** Returns the account that an attempt has made; undefined where the server did not take it. */
async function findMade(
  api: Pick<ApiClient, 'call'>,
  { input: { staticData }, since }: Unanswered<NewAccount>,
) {
  const is = (field: string, value: string) => ({ field, comparison: 'eq' as const, value });
  const { items } = await searchEntities(
    api,
    'account',
    {
      attributeFilter: {
        $and: [
          is('staticData.name', staticData.name),
          is('staticData.role', staticData.role),
          is('staticData.country', staticData.country),
          { field: 'updated', comparison: 'gt', value: since },
        ],
      },
      sorting: [{ field: 'updated', direction: 'desc' }],
      pagination: { limit: 1 },
    },
    QUIET,
  );
  return items.find(({ rev }) => rev === 1);
}
