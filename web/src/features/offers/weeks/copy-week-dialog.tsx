import { Dialog } from '#web/components/dialog.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { atOnce, useForm } from '#web/components/form/use-form.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
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
