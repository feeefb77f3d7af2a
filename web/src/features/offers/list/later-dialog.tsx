import { DateField } from '#web/components/date-field.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { atOnce, type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { parseDay } from '#web/i18n/parse-day.ts';
import { useLocale, useText } from '#web/i18n/text-provider.tsx';
import { useToday } from '#web/kernel/use-today.ts';

/** Asks for the day from which on the animals can be had. */
export function LaterDialog({
  onClose,
  onDone,
}: {
  readonly onClose: () => void;
  readonly onDone: (day: string) => void;
}) {
  const t = useText();
  const locale = useLocale();
  const today = useToday();
  const form = useForm({
    read: { day: '' },
    check: (typed): FieldProblems => {
      const day = parseDay(typed.day, locale);
      if (day === undefined) return { day: t('words.dayWrong') };
      return day < today ? { day: t('errors.offers.dayInPast') } : {};
    },
    input: ({ day }) => parseDay(day, locale),
    sending: atOnce(onDone),
    prefix: 'later-',
  });
  return (
    <Dialog title={t('offers.status.later')} onClose={onClose}>
      <Form form={form} className="stack" isShort>
        <DateField {...form.text('day')} label={t('offers.from')} required />
        <FormButtons form={form} onCancel={onClose}>
          {t('action.save')}
        </FormButtons>
      </Form>
    </Dialog>
  );
}
