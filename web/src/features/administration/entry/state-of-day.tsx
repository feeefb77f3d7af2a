import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { timeZoneOf } from '#shared/countries/time-zone.ts';
import { endOfDay } from '#shared/countries/working-days.ts';
import type { Day } from '#shared/kernel/time.ts';
import { Button } from '#web/components/button.tsx';
import { DateField } from '#web/components/date-field.tsx';
import { Form } from '#web/components/form/form.tsx';
import { type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { parseDay } from '#web/i18n/parse-day.ts';
import { useLocale, useText } from '#web/i18n/text-provider.tsx';
import { useErrorText } from '#web/i18n/use-error-text.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useCountry } from '#web/kernel/site.ts';

/** Finds the revision that counted at the end of a day. */
export function StateOfDay({
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
        {t('administration.show')}
      </Button>
    </Form>
  );
}
