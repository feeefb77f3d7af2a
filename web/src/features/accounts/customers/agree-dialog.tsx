import { type FormEvent, useState } from 'react';
import { todayIn } from '#shared/countries/time-zone.ts';
import { Button } from '#web/components/button.tsx';
import type { AskedAct } from '#web/components/data-table/table-act.ts';
import { DateField } from '#web/components/date-field.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { parseDay } from '#web/i18n/parse-day.ts';
import { useFormats, useLocale, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useManyCustomers } from './use-many-customers.ts';

/** Enters the agreement of several customers, with the day on which they gave it. */
export function AgreeDialog(asked: AskedAct<EntityOf<'account'>>) {
  const t = useText();
  const locale = useLocale();
  const { day } = useFormats();
  const { api, now } = useKernel();
  const { data: country } = useCountry();
  const today = todayIn(country, new Date(now()));
  const [typed, setTyped] = useState(day(today));
  const [wasTried, setTried] = useState(false);
  const { isRunning, progress, run } = useManyCustomers(asked, 'accounts.customers.agreed');
  const on = parseDay(typed, locale);
  const isWrong = on === undefined || on > today;
  const agree = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWrong) return;
    void run((accounts) =>
      api.call('POST livestock/user/setuseragreements', { accounts, on }, { quiet: true }),
    );
  };
  const action = t('accounts.customers.agree', { count: asked.rows.length });
  return (
    <Dialog title={action} onClose={asked.onClose}>
      <form onSubmit={agree} noValidate>
        <p>{t('accounts.customers.agreeText')}</p>
        <DateField
          label={t('accounts.customers.agreedOn')}
          required
          error={wasTried && isWrong ? t('accounts.customers.agreedOnWrong') : undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="buttons">
          <Button type="submit" look="primary" busy={isRunning}>
            {isRunning ? progress : action}
          </Button>
          <Button onClick={asked.onClose}>{t('action.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
