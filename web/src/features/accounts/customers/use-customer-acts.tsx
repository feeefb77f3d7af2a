import { useMutation } from '@tanstack/react-query';
import type { Account } from '#shared/accounts/account.ts';
import { CUSTOMERS_A_CALL } from '#shared/accounts/limits.ts';
import type { ManyResult } from '#shared/accounts/many-customers.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Day } from '#shared/kernel/time.ts';
import { Button } from '#web/components/button.tsx';
import type { AskedAct, TableAct } from '#web/components/data-table/table-act.ts';
import { useEachRow } from '#web/components/data-table/use-each-row.ts';
import { DateField } from '#web/components/date-field.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { parseDay } from '#web/i18n/parse-day.ts';
import { useFormats, useLocale, useText } from '#web/i18n/text-provider.tsx';
import { ApiError } from '#web/kernel/api-error.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useIsGone } from '#web/kernel/use-is-gone.ts';
import { conditionsOf } from './customer-list-filter.ts';

type Farmer = EntityOf<'account'>;

/** Returns the acts on several customers: each is for an office that may look for customers who lack it. */
export function useCustomerActs(
  office: Entity<Account>,
): (selected: readonly Farmer[]) => readonly TableAct<Farmer>[] {
  const t = useText();
  const { data: country } = useCountry();
  const { notAgreed, notRegistered } = conditionsOf(office, country);
  return (rows) => {
    const act = (name: 'agree' | 'invite', Ask: typeof AgreeDialog): TableAct<Farmer> => ({
      name,
      label: t(`accounts.customers.${name}`, { count: rows.length }),
      rows,
      ask: (asked) => <Ask {...asked} />,
    });
    return [
      ...(notAgreed ? [act('agree', AgreeDialog)] : []),
      ...(notRegistered ? [act('invite', InviteDialog)] : []),
    ];
  };
}

/** Invites several customers to their accounts, each by its own address. */
function InviteDialog(asked: AskedAct<EntityOf<'account'>>) {
  const t = useText();
  const { api } = useKernel();
  const { progress, run } = useManyCustomers(asked, 'accounts.customers.invited');
  const invite = () =>
    void run((accounts) =>
      api.call('POST auth/account/invitecustomers', { accounts }, { quiet: true }),
    );
  const action = t('accounts.customers.invite', { count: asked.rows.length });
  return (
    <Dialog title={action} onClose={asked.onClose}>
      <p>{t('accounts.customers.inviteText')}</p>
      <div className="buttons">
        <Button look="primary" busy={progress !== undefined} onClick={invite}>
          {progress ?? action}
        </Button>
        <Button onClick={asked.onClose}>{t('action.cancel')}</Button>
      </div>
    </Dialog>
  );
}

/** Enters the agreement of several customers, with the day on which they gave it. */
function AgreeDialog(asked: AskedAct<EntityOf<'account'>>) {
  const t = useText();
  const locale = useLocale();
  const { day } = useFormats();
  const { api, now } = useKernel();
  const { data: country } = useCountry();
  const today = todayIn(country, new Date(now()));
  const { progress, run } = useManyCustomers(asked, 'accounts.customers.agreed');
  const dayOf = (typed: string) => parseDay(typed, locale);
  const problemOf = (on: Day | undefined): FieldProblems => {
    if (on === undefined) return { on: t('words.dayWrong') };
    return on > today ? { on: t('errors.requests.boughtToCome') } : {};
  };
  const form = useForm({
    read: { on: day(today) },
    check: ({ on }): FieldProblems => problemOf(dayOf(on)),
    input: ({ on }) => dayOf(on),
    sending: useMutation({
      mutationFn: (on: string) =>
        run((accounts) =>
          api.call('POST livestock/user/setuseragreements', { accounts, on }, { quiet: true }),
        ),
    }),
    prefix: 'agreed-',
  });
  const action = t('accounts.customers.agree', { count: asked.rows.length });
  return (
    <Dialog title={action} onClose={asked.onClose}>
      <Form form={form} isShort>
        <p>{t('accounts.customers.agreeText')}</p>
        <DateField {...form.text('on')} label={t('accounts.customers.agreedOn')} required />
        <FormButtons form={form} onCancel={asked.onClose}>
          {progress ?? action}
        </FormButtons>
      </Form>
    </Dialog>
  );
}

/**
 * Calls the server for the selected customers, as many as one call takes at once, as long as the dialog is open, and
 * names the result.
 */
function useManyCustomers(
  { rows, onDone }: AskedAct<EntityOf<'account'>>,
  result: 'accounts.customers.agreed' | 'accounts.customers.invited',
) {
  const t = useText();
  const { progress, run } = useEachRow(({ length }: typeof rows) => length);
  const isClosed = useIsGone();
  const callAll = async (call: (accounts: string[]) => Promise<ManyResult>) => {
    const answers: ManyResult[] = [];
    const ask = async (part: typeof rows) => answers.push(await call(part.map(({ id }) => id)));
    const { refused: failed } = await run(partsOf(rows), ask, isClosed);
    const idsOf = (kind: 'done' | 'already') => new Set(answers.flatMap((answer) => answer[kind]));
    const [done, already] = [idsOf('done'), idsOf('already')];
    const codes = new Map(
      answers.flatMap((answer) => answer.refused.map(({ account, code }) => [account, code])),
    );
    const refused = [
      ...failed.flatMap(({ row: part, error }) => part.map((row) => ({ row, error }))),
      ...rows.flatMap((row) => {
        const code = codes.get(row.id);
        return code === undefined
          ? []
          : [{ row, error: new ApiError({ code, message: code, status: 0 }) }];
      }),
    ];
    onDone({
      done: rows.filter(({ id }) => done.has(id)),
      refused,
      title: t(result, { done: done.size, already: already.size, refused: refused.length }),
    });
  };
  return { progress, run: callAll };
}

function partsOf<R>(rows: readonly R[]): R[][] {
  const count = Math.ceil(rows.length / CUSTOMERS_A_CALL);
  return Array.from({ length: count }, (_, part) =>
    rows.slice(part * CUSTOMERS_A_CALL, (part + 1) * CUSTOMERS_A_CALL),
  );
}
