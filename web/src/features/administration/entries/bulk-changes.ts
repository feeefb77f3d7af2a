import type { ScreenClassName } from '#shared/class-screens.ts';
import type { Fields } from '#shared/entities/class-screen.ts';
import { textsOf } from '../controls/control-props.ts';
import type { EntryData } from '../entry/entry-changes.ts';

type Row = { readonly data: EntryData };

/** Fields that switch an entry on and off. */
const SWITCHES = ['active', 'enabled', 'enabledForWebsite'];

/** Classes whose entries hold nowhere without a country; every other entry then holds everywhere. */
const NOWHERE_WITHOUT: readonly ScreenClassName[] = ['requestpackage'];

/** Returns the field that switches entries of a class on and off; undefined where there is none. */
export function switchOf(fields: Fields): string | undefined {
  return SWITCHES.find((name) => fields[name]?.control === 'yes');
}

/** Returns the field that names the countries of an entry; undefined where there is none. */
export function countriesFieldOf(fields: Fields): string | undefined {
  return Object.entries(fields).find(
    ([, field]) => field.control === 'entries' && field.of === 'country',
  )?.[0];
}

/** Returns the countries that some of the entries name, each once. */
export function countriesNamed(rows: readonly Row[], field: string): string[] {
  return [...new Set(rows.flatMap(({ data }) => textsOf(data[field])))];
}

/** Returns the entries that hold in some countries only, or in none, and so can come into another one. */
export const boundToCountries = <R extends Row>(
  rows: readonly R[],
  { type, field }: { readonly type: ScreenClassName; readonly field: string },
): readonly R[] =>
  rows.filter(({ data }) => NOWHERE_WITHOUT.includes(type) || textsOf(data[field]).length > 0);

/** Parts the entries that name a country into those that can leave it and those that would hold everywhere without it. */
export function leavingCountry<R extends Row>(
  rows: readonly R[],
  {
    type,
    field,
    country,
  }: { readonly type: ScreenClassName; readonly field: string; readonly country: string },
): { readonly leave: readonly R[]; readonly stay: readonly R[] } {
  const named = rows.filter(({ data }) => textsOf(data[field]).includes(country));
  const canLeave = ({ data }: Row) =>
    NOWHERE_WITHOUT.includes(type) || textsOf(data[field]).length > 1;
  return { leave: named.filter(canLeave), stay: named.filter((row) => !canLeave(row)) };
}

/** Returns the change that takes an entry out of a country. */
export function withoutCountry({ data }: Row, field: string, country: string): EntryData {
  return { [field]: textsOf(data[field]).filter((id) => id !== country) };
}

/** Returns the change that takes an entry into a country. */
export function withCountry({ data }: Row, field: string, country: string): EntryData {
  return { [field]: [...textsOf(data[field]), country] };
}
