import { useState } from 'react';
import { useWeekWords } from '../weeks/use-week-words.ts';
import { type Pasted, type PastePreview, pastedLines, readPaste } from './read-paste.ts';
import type { SheetEdits } from './use-sheet-edits.ts';
import type { SheetCell, SheetRow } from './use-sheet-rows.ts';

export type SheetPaste = {
  readonly preview: PastePreview | null;
  readonly begin: (text: string, from: SheetCell) => void;
  readonly take: () => void;
  readonly drop: () => void;
};

/** Holds what is pasted into the sheet, until it is taken over or dropped. */
export function usePaste({
  edits,
  ...shown
}: {
  readonly rows: readonly SheetRow[];
  /** The weeks that may be filled, those that are not shown now included. */
  readonly weeks: readonly string[];
  readonly edits: Pick<SheetEdits, 'apply'>;
}): SheetPaste {
  const words = useWeekWords();
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const preview = (pasted && readPaste(pasted, shown, words)) ?? null;
  const drop = () => setPasted(null);
  return {
    preview,
    begin: (text, from) => setPasted({ lines: pastedLines(text), from }),
    take: () => {
      if (preview) edits.apply(preview.wanted);
      drop();
    },
    drop,
  };
}
