import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { atOnce, useForm } from '#web/components/form/use-form.ts';
import { Icon } from '#web/components/icon.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { weeksBetween } from './grid-keys.ts';
import type { WeekEdits, WeeksProps } from './use-week-edits.ts';
import type { WeekGridState } from './use-week-grid.ts';
import type { WeekTexts } from './use-week-texts.ts';
import { copyWeekTo, type WantedWeek } from './week-changes.ts';
import { type WeekEntries, WORD_ENTRIES } from './week-entry.ts';
import { LEVEL_ICONS } from './week-grid.tsx';
import { type WeekWindow, weekLock } from './week-window.ts';

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

type CopyWeekProps = {
  readonly entries: WeekEntries;
  readonly window: WeekWindow;
  readonly weeks: readonly string[];
  readonly texts: WeekTexts;
  /** The week to begin with. */
  readonly from: string | undefined;
  readonly onCopy: (wanted: readonly WantedWeek[]) => void;
  readonly onClose: () => void;
};

function CopyWeekDialog({ entries, window, weeks, texts, ...given }: CopyWeekProps) {
  const t = useText();
  const { colon } = useFormats();
  const filled = weeks.filter((week) => entries[week] !== undefined);
  const open = weeks.filter((week) => weekLock(week, window) === undefined);
  const from = filled.find((week) => week === given.from) ?? filled[0] ?? '';
  const next = open.find((week) => week > from) ?? open[0] ?? '';
  const read = { from, first: next, last: next };
  const targetOf = ({ from, first, last }: typeof read) =>
    weeksBetween(weeks, first, last).filter((week) => week !== from);
  const form = useForm({
    read,
    input: (span) => copyWeekTo(entries, span.from, targetOf(span)),
    sending: atOnce(given.onCopy),
    prefix: 'copy-',
  });
  const optionsOf = (some: readonly string[]) =>
    some.map((week) => ({ value: week, label: texts.dated(week) }));
  return (
    <Dialog title={t('offerform.week.copyTitle')} onClose={given.onClose}>
      {filled.length === 0 ? (
        <p>{t('offerform.week.copyNone')}</p>
      ) : (
        <Form form={form}>
          <SelectField
            {...form.text('from')}
            label={t('offerform.week.copyFrom')}
            options={filled.map((week) => ({
              value: week,
              label: texts.dated(week) + colon + texts.entryText(entries[week]),
            }))}
          />
          <div className="week-span">
            <SelectField
              {...form.text('first')}
              label={t('offerform.week.copyFirst')}
              options={optionsOf(open)}
            />
            <SelectField
              {...form.text('last')}
              label={t('offerform.week.copyLast')}
              options={optionsOf(open)}
            />
          </div>
          <FormButtons form={form} onCancel={given.onClose}>
            {t('offerform.week.copyNow', { count: targetOf(form.values).length })}
          </FormButtons>
        </Form>
      )}
    </Dialog>
  );
}
