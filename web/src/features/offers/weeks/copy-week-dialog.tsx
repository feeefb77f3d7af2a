import { type FormEvent, useState } from 'react';
import { Dialog } from '#web/components/dialog.tsx';
import { FormButtons } from '#web/components/form/form.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { weeksBetween } from './grid-keys.ts';
import type { WeekTexts } from './use-week-texts.ts';
import { copyWeekTo, type WantedWeek } from './week-changes.ts';
import type { WeekEntries } from './week-entry.ts';
import { type WeekWindow, weekLock } from './week-window.ts';

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

/** Asks what to copy: "Copy week 12 to weeks 13–20". */
export function CopyWeekDialog({ entries, window, weeks, texts, ...given }: CopyWeekProps) {
  const t = useText();
  const filled = weeks.filter((week) => entries[week] !== undefined);
  const open = weeks.filter((week) => weekLock(week, window) === undefined);
  const [from, setFrom] = useState(
    given.from !== undefined && filled.includes(given.from) ? given.from : (filled[0] ?? ''),
  );
  const [first, setFirst] = useState(open.find((week) => week > from) ?? open[0] ?? '');
  const [last, setLast] = useState(first);
  const optionsOf = (some: readonly string[]) =>
    some.map((week) => ({ value: week, label: texts.dated(week) }));
  const target = weeksBetween(weeks, first, last).filter((week) => week !== from);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    given.onCopy(copyWeekTo(entries, from, target));
  };
  return (
    <Dialog title={t('offerform.week.copyTitle')} onClose={given.onClose}>
      {filled.length === 0 ? (
        <p>{t('offerform.week.copyNone')}</p>
      ) : (
        <form onSubmit={submit}>
          <SelectField
            label={t('offerform.week.copyFrom')}
            value={from}
            onChange={(event) => setFrom(event.target.value)}
            options={filled.map((week) => ({
              value: week,
              label: t('offerform.week.copyOption', {
                week: texts.dated(week),
                entry: texts.entryText(entries[week]),
              }),
            }))}
          />
          <div className="week-span">
            <SelectField
              label={t('offerform.week.copyFirst')}
              value={first}
              onChange={(event) => setFirst(event.target.value)}
              options={optionsOf(open)}
            />
            <SelectField
              label={t('offerform.week.copyLast')}
              value={last}
              onChange={(event) => setLast(event.target.value)}
              options={optionsOf(open)}
            />
          </div>
          <FormButtons onCancel={given.onClose}>
            {t('offerform.week.copyNow', { count: target.length })}
          </FormButtons>
        </form>
      )}
    </Dialog>
  );
}
