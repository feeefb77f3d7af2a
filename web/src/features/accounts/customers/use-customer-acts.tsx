import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { TableAct } from '#web/components/data-table/table-act.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useCountry } from '#web/kernel/site.ts';
import { AgreeDialog } from './agree-dialog.tsx';
import { conditionsOf } from './customer-list-filter.ts';
import { InviteDialog } from './invite-dialog.tsx';

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
