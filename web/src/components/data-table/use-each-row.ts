import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCloseQuestion } from '#web/components/use-close-question.ts';
import { useIsGone } from '#web/kernel/use-is-gone.ts';
import { eachRow } from './each-row.ts';
import type { AskedAct } from './table-act.ts';

/**
 * Applies an act to its rows, as long as its dialog is open; everything that is shown is read again before the act
 * counts as done, so that counts agree with rows.
 */
export function useEachRow<R>({ rows, onDone }: AskedAct<R>) {
  const queries = useQueryClient();
  const isClosed = useIsGone();
  const [progress, setProgress] = useState<number>();
  useCloseQuestion(progress !== undefined);
  return {
    isRunning: progress !== undefined,
    /** The number of rows that the act has come to. */
    progress: progress ?? 0,
    run: async (act: (row: R) => Promise<unknown>) => {
      setProgress(0);
      const result = await eachRow(rows, act, setProgress, isClosed);
      await queries.invalidateQueries();
      onDone(result);
    },
  };
}
