import type { ReactNode } from 'react';
import { SelectionBar } from '#web/components/selection-bar.tsx';
import { ActNotice } from './act-notice.tsx';
import { NO_SELECTION } from './row-selection.ts';
import type { useRowActs } from './use-row-acts.ts';

/** Shows above a list what the last act did, and the acts on the selected rows. */
export function SelectedRows<R extends { readonly id: string }>({
  acts: { selecting, selected, result, forget },
  nameOf,
  progress,
  children,
}: {
  readonly acts: ReturnType<typeof useRowActs<R>>;
  readonly nameOf: (row: R) => ReactNode;
  /** Tells how far an act has come that runs. */
  readonly progress?: string | undefined;
  readonly children: ReactNode;
}) {
  const isRunning = progress !== undefined;
  return (
    <>
      {result !== undefined && !isRunning && (
        <ActNotice result={result} nameOf={nameOf} onClose={forget} />
      )}
      {(selected.length > 0 || isRunning) && (
        <SelectionBar
          count={selected.length}
          progress={progress}
          onClear={() => selecting.onSelect(NO_SELECTION)}
        >
          {children}
        </SelectionBar>
      )}
    </>
  );
}
