import type { Country } from '#shared/countries/country.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { accountRoles } from '#shared/sessions/account-roles.ts';
import type { Account } from './account.ts';

/**
 * The things about an account that wait for an administrator: a supplier or a control body to confirm, an address that
 * takes no mails. Who uses an account is no column: administrators ask for it apart.
 */
export const ACCOUNT_WAITS = ['supplier', 'controlBody', 'mail'] as const;
export type AccountWait = (typeof ACCOUNT_WAITS)[number];

/** The parts of an account that are looked at; a reader who sees an account in part may see none of them. */
type Shown = Pick<Account, 'active' | 'staticData' | 'supExtra'> & {
  readonly userData: Partial<Pick<Account['userData'], 'supData' | 'emails'>>;
};

const supplierIn = (country: string): string => `supplier ${country}`;

/**
 * Returns the values of the column `waits` of an account. A supplier without an administrator's confirmation waits in
 * its country; the country says whether it asks for one (`registrationProcedure`). A farm that sells nothing waits for
 * none, though it has places for its requests.
 */
export function accountWaits({ active, staticData, supExtra, userData }: Shown): string[] {
  if (!active) return [];
  const { role, confirmedByAdminOn } = staticData;
  const sells = accountRoles({ staticData, supExtra }).includes('SUP');
  const suppliers = (sells ? (userData.supData ?? []) : [])
    .filter((entry) => entry.confirmedByAdminOn === undefined)
    .map(({ country }) => supplierIn(country));
  return [
    ...suppliers,
    ...(role === 'INS' && confirmedByAdminOn === undefined ? ['controlBody'] : []),
    ...(userData.emails?.some(({ status }) => status === 'rejected') ? ['mail'] : []),
  ];
}

/**
 * Returns the filter of the accounts in which this waits; undefined where it can wait in none. `confirming` are the
 * countries whose suppliers an administrator confirms.
 */
export function waitsFilter(
  wait: AccountWait,
  confirming: readonly string[],
): AttributeFilter | undefined {
  if (wait !== 'supplier') return { field: 'waits', comparison: 'eq', value: wait };
  if (confirming.length === 0) return undefined;
  return { field: 'waits', comparison: 'in', value: confirming.map(supplierIn) };
}

/** Returns the ids of the countries whose suppliers an administrator confirms. */
export function confirmingCountries(
  countries: readonly {
    readonly id: string;
    readonly data: Pick<Country, 'registrationProcedure'>;
  }[],
): string[] {
  return countries
    .filter(({ data }) => data.registrationProcedure === 'confirmedByAdmin')
    .map(({ id }) => id);
}
