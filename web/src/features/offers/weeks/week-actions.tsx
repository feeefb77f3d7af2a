import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { CopyWeekDialog } from './copy-week-dialog.tsx';
import type { WeekEdits, WeeksProps } from './use-week-edits.ts';
import type { WeekGridState } from './use-week-grid.ts';
import type { WeekTexts } from './use-week-texts.ts';
import { WORD_ENTRIES } from './week-entry.ts';
import { LEVEL_ICONS } from './week-grid.tsx';

type ActionsProps = WeeksProps & {
  readonly edits: WeekEdits;
  readonly texts: WeekTexts;
  /** The grid; on a phone there is none, and no selection. */
  readonly grid?: WeekGridState;
  readonly weeks: readonly string[];
};

const WORDS = ['later', 'none'] as const;

/** Shows the acts on several weeks at once. */
export function WeekActions({ grid, edits, ...given }: ActionsProps) {
  const t = useText();
  const [isCopying, setCopying] = useState(false);
  const setSelected = (entry: Parameters<WeekEdits['apply']>[0][number][1]) =>
    edits.apply(grid?.selected.map((week) => [week, entry]) ?? []);
  return (
    <div className="week-actions">
      <Button size="compact" onClick={() => setCopying(true)}>
        {t('offerform.week.copyTitle')}
      </Button>
      {grid && (
        <>
          <Button size="compact" icon="right" onClick={grid.fillRight}>
            {t('offerform.keys.fill')}
          </Button>
          {WORDS.map((word) => (
            <Button
              key={word}
              size="compact"
              icon={LEVEL_ICONS[word]}
              onClick={() => setSelected(WORD_ENTRIES[word])}
            >
              {given.texts.words[word]}
            </Button>
          ))}
          <Button size="compact" icon="cross" onClick={() => setSelected(null)}>
            {t('offerform.week.clear')}
          </Button>
        </>
      )}
      {edits.undo && (
        <Button size="compact" icon="undo" onClick={edits.undo}>
          {t('action.undo')}
        </Button>
      )}
      {isCopying && (
        <CopyWeekDialog
          {...given}
          from={grid?.selected[0]}
          onClose={() => setCopying(false)}
          onCopy={(wanted) => {
            edits.apply(wanted);
            setCopying(false);
          }}
        />
      )}
    </div>
  );
}

/** Shows the signs of the grid in words. */
export function WeekLegend({ texts }: { readonly texts: WeekTexts }) {
  const t = useText();
  const meanings = { ...texts.words, some: t('offers.week.some') };
  return (
    <ul className="plain week-legend">
      {(['full', 'some', 'none', 'later'] as const).map((level) => (
        <li key={level}>
          <span className={`week-sign week-${level}`}>
            <Icon name={LEVEL_ICONS[level]} size={16} />
          </span>
          {meanings[level]}
        </li>
      ))}
    </ul>
  );
}
