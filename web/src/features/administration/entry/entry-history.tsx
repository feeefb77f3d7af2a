import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ScreenClassName } from '#shared/class-screens.ts';
import { timeZoneOf } from '#shared/countries/time-zone.ts';
import { endOfDay } from '#shared/countries/working-days.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Day } from '#shared/kernel/time.ts';
import { Button } from '#web/components/button.tsx';
import { DateField } from '#web/components/date-field.tsx';
import { Form } from '#web/components/form/form.tsx';
import { type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { parseDay } from '#web/i18n/parse-day.ts';
import { useErrorText, useLocale, useText, useTexts } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useCountry } from '#web/kernel/site.ts';
import { ChangeTimeline } from './change-timeline.tsx';
import type { EntryData } from './entry-changes.ts';
import { RevisionDialog } from './revision-dialog.tsx';

/** Shows the changes of an entry, by whom and why; each can be looked at, and its state brought back into the form. */
export function EntryHistory({
  type,
  entry,
  onRestore,
}: {
  readonly type: ScreenClassName;
  readonly entry: Entity;
  readonly onRestore: (data: EntryData) => void;
}) {
  const t = useText();
  const { find } = useTexts();
  const [shown, setShown] = useState<number | null>(null);
  const textOf = ({
    changeset,
    rev,
  }: {
    readonly changeset?: string | undefined;
    readonly rev: number;
  }) =>
    find(`administration.changeset.${changeset ?? ''}`) ??
    (changeset ||
      t(rev === 1 ? 'administration.changeset.create' : 'administration.changeset.administration'));
  return (
    <section aria-labelledby="entry-history">
      <h2 id="entry-history">{t('words.history')}</h2>
      <ChangeTimeline
        entity={entry}
        titleOf={textOf}
        detailsOf={({ rev }) => (
          <Button size="compact" look="quiet" onClick={() => setShown(rev)}>
            {t('administration.revision', { rev })}
          </Button>
        )}
      />
      <StateOfDay id={entry.id} onShow={setShown} />
      {shown !== null && (
        <RevisionDialog
          type={type}
          entry={entry}
          rev={shown}
          onClose={() => setShown(null)}
          onRestore={(data) => {
            setShown(null);
            onRestore(data);
          }}
        />
      )}
    </section>
  );
}

/** Finds the revision that counted at the end of a day. */
function StateOfDay({
  id,
  onShow,
}: {
  readonly id: string;
  readonly onShow: (rev: number) => void;
}) {
  const t = useText();
  const locale = useLocale();
  const errorText = useErrorText();
  const { api } = useKernel();
  const timeZone = timeZoneOf(useCountry().data);
  // The day stays in the field beside what it shows.
  const [shown, setShown] = useState('');
  const form = useForm({
    read: { day: shown },
    check: ({ day }): FieldProblems =>
      parseDay(day, locale) === undefined ? { day: t('words.dayWrong') } : {},
    input: ({ day }) => parseDay(day, locale),
    sending: useMutation({
      mutationFn: (day: Day) => {
        const date = endOfDay(day, timeZone).toISOString();
        return api.call('GET eav/entity/get', { id, date }, { quiet: true });
      },
    }),
    refused: (error): FieldProblems => (error ? { day: errorText(error) } : {}),
    onSent: ({ rev }) => {
      setShown(form.values.day);
      onShow(rev);
    },
    prefix: 'state-of-',
  });
  return (
    <Form form={form} className="state-of-day" isShort>
      <DateField {...form.text('day')} label={t('administration.asOf')} />
      <Button type="submit" size="compact">
        {t('words.show')}
      </Button>
    </Form>
  );
}
