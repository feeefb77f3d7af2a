import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCloseQuestion } from '#web/components/use-close-question.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useIsGone } from '#web/kernel/use-is-gone.ts';
import { eachRow } from './each-row.ts';
import type { AskedAct } from './table-act.ts';

type Act<R> = (row: R) => Promise<unknown>;

/**
 * Applies acts to rows, or to portions of them (`sizeOf`), each by itself; everything that is shown is read again before
 * an act counts as done, so that counts agree with rows.
 */
export function useEachRow<R>(sizeOf: (row: R) => number = () => 1) {
  const t = useText();
  const queries = useQueryClient();
  const [at, setAt] = useState<{ readonly count: number; readonly of: number }>();
  useCloseQuestion(at !== undefined);
  return {
    /** Tells how far the act has come; undefined while none runs. */
    progress: at && t('tables.progress', at),
    run: async (rows: readonly R[], act: Act<R>, isStopped = () => false) => {
      const sizeOfFirst = (done: number) =>
        rows.slice(0, done).reduce((sum, row) => sum + sizeOf(row), 0);
      const of = sizeOfFirst(rows.length);
      setAt({ count: 0, of });
      const tell = (done: number) => setAt({ count: sizeOfFirst(done), of });
      const result = await eachRow(rows, act, tell, isStopped);
      await queries.invalidateQueries();
      setAt(undefined);
      return result;
    },
  };
}

/** Applies an act to the rows that its reader was asked about, as long as its dialog is open. */
export function useAskedRows<R>({ rows, onDone }: AskedAct<R>) {
  const isClosed = useIsGone();
  const { progress, run } = useEachRow<R>();
  return { progress, run: async (act: Act<R>) => onDone(await run(rows, act, isClosed)) };
}
