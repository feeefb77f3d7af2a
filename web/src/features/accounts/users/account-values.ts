import type { Account } from '#shared/accounts/account.ts';
import type { FieldProblems } from '#web/components/form/use-form.ts';
import { type EntryData, isObject, isSame } from '#web/features/administration/public.ts';
import { addressRest } from '../address-lines.ts';
import { type AccountField, type AccountFields, typedText } from './account-fields.ts';

/** Returns the values of a form by the paths of its fields; an empty text is none. */
export const valuesOf = (fields: AccountFields, account: Account): EntryData =>
  mapFields(fields, (path, { control, read }) => {
    const value = read ? read(account) : path.split('.').reduce(memberOf, account);
    return value ?? (control === 'yes' ? false : '');
  });

const memberOf = (data: unknown, name: string) => (isObject(data) ? data[name] : undefined);

/** Returns the change of an account that its form says. */
export function changeOf(fields: AccountFields, account: Account, values: EntryData): EntryData {
  const sent = mapFields(fields, (path, { write }) => {
    const value = values[path];
    if (write) return write(value, account);
    return typeof value === 'string' ? (typedText(value) ?? null) : value;
  });
  return nested({
    ...sent,
    ...('userData.address.city' in fields && restOfAddress(values, account)),
  });
}

/** Returns the rest of an address, which is saved as a whole. */
function restOfAddress(values: EntryData, { userData }: Account): EntryData {
  const { country, geoPosition } = addressRest(userData.address, {
    citycode: typedText(values['userData.address.citycode']),
    city: typedText(values['userData.address.city']),
  });
  return { 'userData.address.country': country, 'userData.address.geoPosition': geoPosition };
}

/** Returns the parts of a new account that its form says. */
export function newData(fields: AccountFields, values: EntryData) {
  const { staticData, userData } = nested(mapFields(fields, (path) => typedText(values[path])));
  return {
    staticData: isObject(staticData) ? staticData : {},
    userData: isObject(userData) ? userData : {},
  };
}

/** Returns the change of the fields that has effects elsewhere; undefined while the form changes none of them. */
export function changeWithEffects(
  fields: AccountFields,
  account: Account,
  values: EntryData,
): EntryData | undefined {
  const told = Object.fromEntries(Object.entries(fields).filter(([, field]) => field.hasEffects));
  const change = changeOf(told, account, values);
  const isSaved = isSame(change, changeOf(told, account, valuesOf(told, account)));
  return isSaved ? undefined : change;
}

/** Returns what is wrong with the values, as far as the page can tell. */
export const problemsOf = (fields: AccountFields, values: EntryData): FieldProblems =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, { problem }]) => {
      const text = problem?.(values[path]);
      return text === undefined ? [] : [[path, text]];
    }),
  );

const mapFields = (
  fields: AccountFields,
  toValue: (path: string, field: AccountField) => unknown,
): EntryData =>
  Object.fromEntries(Object.entries(fields).map(([path, field]) => [path, toValue(path, field)]));

/** `{ 'staticData.name': 'Hof' }` → `{ staticData: { name: 'Hof' } }` */
const nested = (values: EntryData): EntryData =>
  Object.entries(values).reduce((data, [path, value]) => put(data, path.split('.'), value), {});

function put(data: EntryData, [name = '', ...rest]: readonly string[], value: unknown): EntryData {
  const inner = data[name];
  const next = rest.length === 0 ? value : put(isObject(inner) ? inner : {}, rest, value);
  return { ...data, [name]: next };
}
