import { type FormEvent, useState } from 'react';
import { timeZoneOf } from '#shared/countries/time-zone.ts';
import { endOfDay } from '#shared/countries/working-days.ts';
import { Button } from '#web/components/button.tsx';
import { DateField } from '#web/components/date-field.tsx';
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
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const show = async (event: FormEvent) => {
    event.preventDefault();
    const day = parseDay(typed, locale);
    setProblem(day === undefined ? t('words.dayWrong') : undefined);
    if (day === undefined) return;
    const date = endOfDay(day, timeZone).toISOString();
    try {
      const { rev } = await api.call('GET eav/entity/get', { id, date }, { quiet: true });
      onShow(rev);
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  return (
    <form className="state-of-day" noValidate onSubmit={show}>
      <DateField
        label={t('administration.asOf')}
        error={problem}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="compact">
        {t('administration.show')}
      </Button>
    </form>
  );
}
