import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { takeLostFocus } from '#web/components/lost-focus.ts';
import { Notice } from '#web/components/notice.tsx';
import { SelectionBar } from '#web/components/selection-bar.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { useErrorText, useText } from '#web/i18n/text-provider.tsx';
import type { ActResult } from './each-row.ts';
import { allSelected, NO_SELECTION, selectedOf } from './row-selection.ts';
import './data-table.css';

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

/** Tells to how many rows an act was done, and for each of the others why it was not. It comes into view. */
function ActNotice<R extends { readonly id: string }>({
  result,
  nameOf,
  onClose,
}: {
  readonly result: ActResult<R>;
  readonly nameOf: (row: R) => ReactNode;
  readonly onClose: () => void;
}) {
  const t = useText();
  const errorText = useErrorText();
  const { done, refused, title, texts = [], undo } = result;
  const place = useRef<HTMLDivElement>(null);
  // The rows that were selected may be far below, and so is the reader.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a result is the trigger
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    takeLostFocus(place.current);
  }, [result]);
  return (
    <div ref={place} className="act-notice" tabIndex={-1}>
      <Notice
        tone={refused.length === 0 ? 'ok' : 'warn'}
        role="status"
        title={title ?? t('tables.done', { count: done.length, refused: refused.length })}
      >
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {refused.length > 0 && (
          <ul>
            {refused.map(({ row, error }) => (
              <li key={row.id}>
                <TermText term={<strong>{nameOf(row)}</strong>}>{errorText(error)}</TermText>
              </li>
            ))}
          </ul>
        )}
        <div className="buttons">
          {undo !== undefined && (
            <Button size="compact" icon="undo" onClick={undo}>
              {t('action.undo')}
            </Button>
          )}
          <Button size="compact" look="quiet" onClick={onClose}>
            {t('action.close')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

type Row = { readonly id: string };

/** Keeps which rows of a list are selected, and what the last act on several of them did. */
export function useRowActs<R extends Row>(rows: readonly R[], all: readonly Row[] = rows) {
  const [selection, onSelect] = useState(NO_SELECTION);
  const [result, setResult] = useState<ActResult<R>>();
  const idsOf = (given: readonly Row[]) => given.map(({ id }) => id);
  const selected = selectedOf(selection, rows);
  return {
    selecting: { order: idsOf(rows), all: idsOf(all), selection, onSelect },
    selected,
    result,
    /** Returns the selected rows for an act; others can be selected while it runs. */
    take: (): readonly R[] => {
      onSelect(NO_SELECTION);
      return selected;
    },
    /** Tells what an act did, if anything; the rows that it was refused for are selected again. */
    tell: (next: ActResult<R>) => {
      const { done, refused, title } = next;
      setResult(title === undefined && done.length + refused.length === 0 ? undefined : next);
      const stay = idsOf(refused.map(({ row }) => row));
      onSelect(({ ids }) => allSelected([...ids, ...stay]));
    },
    forget: () => setResult(undefined),
  };
}
