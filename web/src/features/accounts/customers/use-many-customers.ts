import { CUSTOMERS_A_CALL } from '#shared/accounts/limits.ts';
import type { ManyResult } from '#shared/accounts/many-customers.ts';
import type { AskedAct } from '#web/components/data-table/table-act.ts';
import { useEachRow } from '#web/components/data-table/use-each-row.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { ApiError } from '#web/kernel/api-error.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useIsGone } from '#web/kernel/use-is-gone.ts';

/**
 * Calls the server for the selected customers, as many as one call takes at once, as long as the dialog is open, and
 * names the result.
 */
export function useManyCustomers(
  { rows, onDone }: AskedAct<EntityOf<'account'>>,
  result: 'accounts.customers.agreed' | 'accounts.customers.invited',
) {
  const t = useText();
  const { progress, run } = useEachRow(({ length }: typeof rows) => length);
  const isClosed = useIsGone();
  const callAll = async (call: (accounts: string[]) => Promise<ManyResult>) => {
    const answers: ManyResult[] = [];
    const ask = async (part: typeof rows) => answers.push(await call(part.map(({ id }) => id)));
    const { refused: failed } = await run(partsOf(rows), ask, isClosed);
    const idsOf = (kind: 'done' | 'already') => new Set(answers.flatMap((answer) => answer[kind]));
    const [done, already] = [idsOf('done'), idsOf('already')];
    const codes = new Map(
      answers.flatMap((answer) => answer.refused.map(({ account, code }) => [account, code])),
    );
    const refused = [
      ...failed.flatMap(({ row: part, error }) => part.map((row) => ({ row, error }))),
      ...rows.flatMap((row) => {
        const code = codes.get(row.id);
        return code === undefined
          ? []
          : [{ row, error: new ApiError({ code, message: code, status: 0 }) }];
      }),
    ];
    onDone({
      done: rows.filter(({ id }) => done.has(id)),
      refused,
      title: t(result, { done: done.size, already: already.size, refused: refused.length }),
    });
  };
  return { progress, run: callAll };
}

function partsOf<R>(rows: readonly R[]): R[][] {
  const count = Math.ceil(rows.length / CUSTOMERS_A_CALL);
  return Array.from({ length: count }, (_, part) =>
    rows.slice(part * CUSTOMERS_A_CALL, (part + 1) * CUSTOMERS_A_CALL),
  );
}
