import { type FormEvent, useState } from 'react';
import { DateField } from '#web/components/date-field.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FormButtons } from '#web/components/form/form.tsx';
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
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const day = parseDay(typed, locale);
    if (day === undefined) setError(t('offers.dayError'));
    else if (day < today) setError(t('offers.dayPast'));
    else onDone(day);
  };
  return (
    <Dialog title={t('offers.laterTitle')} onClose={onClose}>
      <form className="stack" onSubmit={submit} noValidate>
        <DateField
          label={t('offers.from')}
          required
          error={error}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FormButtons onCancel={onClose}>{t('action.save')}</FormButtons>
      </form>
    </Dialog>
  );
}
