import { ACCOUNT_STATES } from '#shared/accounts/account-state.ts';
import { ACCOUNT_WAITS, waitsFilter } from '#shared/accounts/account-waits.ts';
import { normalControlNumber } from '#shared/accounts/control-number.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { choiceParam, type ListState, textParam } from '#shared/kernel/list-state.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { TableSort } from '#web/components/data-table/table-sort.ts';
import { ACCOUNT_ROLES } from './account-roles.ts';

export const userParams = {
  text: textParam(),
  role: choiceParam(['', ...ACCOUNT_ROLES], ''),
  country: textParam(),
  state: choiceParam(['', ...ACCOUNT_STATES], ''),
  waits: choiceParam(['', ...ACCOUNT_WAITS], ''),
};
export type UserListState = ListState<typeof userParams>;

/** The columns that the server sorts by, and the attribute of each. */
export const SORTED_BY = { name: 'staticData.name', role: 'staticData.role' } as const;

/** Returns the order of the accounts: that of the sorted heading, and by name in the reader's alphabet. */
export function userOrder(sort: TableSort, locale: Locale) {
  const byName = { field: SORTED_BY.name, direction: 'asc' as const, locale };
  const column = COLUMNS.find((name) => name === sort?.column);
  if (sort === null || column === undefined) return [byName];
  const chosen = {
    field: SORTED_BY[column],
    direction: sort.isDescending ? ('desc' as const) : ('asc' as const),
    locale,
  };
  return column === 'name' ? [chosen] : [chosen, byName];
}

const COLUMNS = ['name', 'role'] as const;

/**
 * Returns the filter for the accounts an administrator looks for; undefined for all. Every word of a name, in any
 * order. `confirming`: see `waitsFilter`.
 */
export function userFilter(
  { text, role, country, state, waits }: UserListState,
  confirming: readonly string[],
) {
  const conditions: AttributeFilter[] = [
    ...(role === '' ? [] : [is('staticData.role', role)]),
    ...(country === '' ? [] : [is('staticData.country', country)]),
    ...(state === '' ? [] : [is('state', state)]),
    ...(waits === '' ? [] : [waitsFilter(waits, confirming) ?? NONE]),
    ...(text.trim() === '' ? [] : [textFilter(text.trim())]),
  ];
  return conditions.length === 0 ? undefined : { $and: conditions };
}

/** A filter that no account meets: nobody waits where nobody is asked. */
const NONE = is('waits', 'nothing');

const WORDS = 10;

/** The address that is published, and those that mails go to. */
const MAIL_FIELDS = ['userData.address.email', 'userData.emails.email'] as const;

/** Returns the filter for name, contact person, control number however it is grouped, or mail address. */
function textFilter(text: string): AttributeFilter {
  const words = text.split(/\s+/).slice(0, WORDS);
  const key = normalControlNumber(text);
  return {
    $or: [
      { $and: words.map((word) => has('staticData.name', word)) },
      ...MAIL_FIELDS.map((field) => has(field, text)),
      has('userData.contact', text),
      ...(key === '' ? [] : [has('controlNumberKey', key)]),
    ],
  };
}

function is(field: string, value: string): AttributeFilter {
  return { field, comparison: 'eq', value };
}

function has(field: string, value: string): AttributeFilter {
  return { field, comparison: 'contains', value };
}
