import type { Account } from '#shared/accounts/account.ts';
import { ACCOUNT_STATES } from '#shared/accounts/account-state.ts';
import { needsAgreement } from '#shared/accounts/acting.ts';
import { customerFilter } from '#shared/accounts/customer-filter.ts';
import type { Country } from '#shared/countries/country.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { type ListState, listParam, textParam } from '#shared/kernel/list-state.ts';

export const customerParams = {
  text: textParam(),
  region: textParam(),
  /** The conditions that all shown customers meet, of those that `conditionsOf` gives. */
  only: listParam(),
  /** Account that is shown beside the results. */
  farmer: textParam(),
};
export type CustomerListState = ListState<typeof customerParams>;

export const NO_FILTERS = { text: '', region: '', only: [] } as const;

/** The conditions by which an office narrows its list; undefined where they are nothing for this office. */
type Conditions = Readonly<
  Record<'notAgreed' | 'inactive' | 'notRegistered', AttributeFilter | undefined>
>;

/** Returns the conditions of an office: only a control body knows whether somebody uses an account. */
export function conditionsOf({ data: office, id }: Entity<Account>, country: Country): Conditions {
  const isControlBody = office.staticData.role === 'INS';
  const agrees = isControlBody || needsAgreement(office, country);
  return {
    notAgreed: agrees ? { field: 'agreedWith', comparison: 'ne', value: id } : undefined,
    inactive: {
      field: 'state',
      comparison: 'in',
      value: ACCOUNT_STATES.filter((state) => state !== 'active'),
    },
    notRegistered: isControlBody ? is('hasUsers', false) : undefined,
  };
}

/** Returns the filter of the office's list; undefined while too little is typed. */
export function customersFilter(
  { text, region, only }: CustomerListState,
  office: Entity<Account>,
  country: Country,
): AttributeFilter | undefined {
  const typed = customerFilter(text);
  if (text !== '' && typed === undefined) return undefined;
  const conditions = [
    is('staticData.role', 'AGR'),
    region === '' ? undefined : is('userData.address.region', region),
    ...Object.entries(conditionsOf(office, country)).map(([name, condition]) =>
      only.includes(name) ? condition : undefined,
    ),
    typed,
  ];
  return { $and: conditions.filter((condition) => condition !== undefined) };
}

const is = (field: string, value: string | boolean): AttributeFilter => ({
  field,
  comparison: 'eq',
  value,
});
