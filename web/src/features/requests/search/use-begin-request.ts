import { draftsFilter } from '#shared/requests/process/waiting-requests.ts';
import type { ApiClient } from '#web/kernel/api-client.ts';
import type { CallInput } from '#web/kernel/contract.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { searchEntities } from '#web/kernel/search-entities.ts';
import { type Unanswered, useUnanswered } from '#web/kernel/use-unanswered.ts';
import type { Request } from '../use-request.ts';
import { useRequestCalls } from '../use-request-calls.ts';

type InitInput = CallInput<'POST livestock/request/initrequest'>;

/**
 * Returns how an account begins a request. Where the same beginning got no answer before, the draft that it may have
 * made is looked for first.
 */
export function useBeginRequest(account: string) {
  const { api } = useKernel();
  const calls = useRequestCalls();
  const { unanswered, attempt } = useUnanswered<InitInput>();
  return async (input: InitInput) => {
    const before = unanswered.current;
    const isSame = before !== null && JSON.stringify(before.input) === JSON.stringify(input);
    const made = isSame ? await findDraft(api, account, before) : undefined;
    if (made !== undefined) return calls.keep(made);
    if (!isSame) unanswered.current = null;
    return attempt(input, () => calls.init(input));
  };
}

/** Returns the draft that a beginning has made; undefined where the server did not take it. */
async function findDraft(
  api: Pick<ApiClient, 'call'>,
  account: string,
  { input, since }: Unanswered<InitInput>,
): Promise<Request | undefined> {
  const is = (field: string, value: string) => ({ field, comparison: 'eq' as const, value });
  const { items } = await searchEntities(
    api,
    'request-process',
    {
      attributeFilter: {
        $and: [
          draftsFilter(account),
          is('package.id', input.package.id),
          is('animalkind', input.animalkind),
          is('requestType', input.type),
          is('agr', input.agr ?? account),
          { field: 'created', comparison: 'gt', value: since },
        ],
      },
      sorting: [{ field: 'created', direction: 'desc' }],
      pagination: { limit: 1 },
    },
    { quiet: true },
  );
  return items[0];
}
