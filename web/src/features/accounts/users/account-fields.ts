import type { Account } from '#shared/accounts/account.ts';
import { controlNumberFormat } from '#shared/accounts/control-number-formats.ts';
import {
  ACCOUNT_NAME_LENGTH,
  CONTROL_BODY_CODE_LENGTH,
  SSO_USERS,
} from '#shared/accounts/limits.ts';
import { fieldWords } from '#shared/entities/field-words.ts';
import { recordOf } from '#shared/kernel/record-of.ts';
import type { AccountRole } from '#shared/kernel/role.ts';
import { REQUEST_TYPES } from '#shared/requests/entities/request-type.ts';
import { type DescribedField, textOf, textsOf } from '#web/features/administration/public.ts';
import { autonymOf } from '#web/i18n/autonyms.ts';
import type { Texts, Translate } from '#web/i18n/texts.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { ADDRESS_LABELS, type AddressLine } from '../address-lines.ts';

/** A field of an account, as administrators change it. */
export type AccountField = DescribedField & {
  /** The roles whose accounts have the field; absent: all. */
  readonly roles?: readonly AccountRole[];
  /** A change of the field changes other accounts, offers or requests: that is told before it is saved. */
  readonly hasEffects?: true;
  /** Returns the value of the form; absent: the one that is stored. */
  readonly read?: (account: Account) => unknown;
  /** Returns the value to save; absent: the one of the form, null where it is empty. */
  readonly write?: (value: unknown, account: Account) => unknown;
  /** Returns what is wrong with the value, as far as the page can tell. */
  readonly problem?: (value: unknown) => string | undefined;
};
/** Fields by their paths in the account, in the order of the form. */
export type AccountFields = { readonly [P in PathIn<Account>]?: AccountField };
type PathIn<T> = {
  [N in keyof T & string]: NonNullable<T[N]> extends infer V
    ? V extends readonly unknown[] | string | number | boolean
      ? N
      : N | `${N}.${PathIn<V>}`
    : never;
}[keyof T & string];

/** The words of the reader, and the country of the account. */
type Place = {
  readonly texts: Pick<Texts, 't' | 'find'>;
  readonly country: EntityOf<'country'>['data'] | undefined;
};

/** The sections of an account's page, and the form of a new account. */
const SECTIONS = { details, rights, internal, create } as const;
type AccountSectionName = keyof typeof SECTIONS;

/** Returns the fields of a section that accounts of a role have. */
export function accountFields(
  section: AccountSectionName,
  role: string,
  place: Place,
): AccountFields {
  const fields: AccountFields = SECTIONS[section](place);
  const isOfRole = ({ roles }: AccountField) => roles?.some((name) => name === role) ?? true;
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => isOfRole(field)));
}

type Line = Extract<AccountField, { readonly control: 'line' }>;
const line = (label: string, input: Line['input'] = {}): Line => ({
  control: 'line',
  label,
  input,
});

/** A line of an address, which is saved as a whole. */
const addressLine = (name: AddressLine, t: Translate, input?: Line['input']) => ({
  ...line(t(ADDRESS_LABELS[name]), input),
  write: typedText,
});

/** A switch of the accounts of some roles. */
const right = (label: string, ...roles: readonly AccountRole[]): AccountField => ({
  control: 'yes',
  label,
  roles,
});

const PHONE = { type: 'tel', width: 'medium' } as const;
const CODE = {
  width: 'medium',
  maxLength: 40,
  autoCapitalize: 'characters',
  spellCheck: false,
} as const;

function details({ texts: { t }, country }: Place) {
  const languages = country?.languages ?? [];
  const example = country && controlNumberFormat(country.code).example;
  return {
    'userData.contact': line(t('words.contactPerson'), { maxLength: 200 }),
    'userData.address.name': addressLine('name', t),
    'userData.address.street': addressLine('street', t),
    'userData.address.citycode': addressLine('citycode', t, { width: 'short' }),
    'userData.address.city': addressLine('city', t),
    'userData.address.phone': addressLine('phone', t, PHONE),
    'userData.address.fax': addressLine('fax', t, PHONE),
    'userData.address.email': addressLine('email', t, { type: 'email' }),
    'userData.address.website': addressLine('website', t, { type: 'url' }),
    'userData.address.region': {
      control: 'entry',
      of: 'region',
      alike: 'country',
      label: t('words.region'),
      hint: t('users.regionHint'),
      write: typedText,
    },
    'userData.controlNumber': {
      ...line(t('words.controlNumber'), CODE),
      hint: example && t('field.example', { example }),
      roles: ['AGR'],
    },
    uiLocale: {
      control: 'choice',
      choices: languages,
      label: t('language.label'),
      names: {
        '': t('users.languageOfCountry'),
        ...recordOf(languages, (language) => autonymOf(language, languages)),
      },
    },
  } satisfies AccountFields;
}

function rights({ texts: { t, find } }: Place) {
  const { choice } = fieldWords(find, 'requestpackage');
  return {
    'staticData.name': {
      ...line(t('words.name'), { maxLength: ACCOUNT_NAME_LENGTH }),
      required: true,
      problem: (name) => (typedText(name) ? undefined : t('words.nameMissing')),
    },
    'staticData.standardName': {
      ...line(t('users.standardName'), { maxLength: ACCOUNT_NAME_LENGTH }),
      hint: t('users.standardNameHint'),
      roles: ['ASO'],
    },
    'staticData.code': {
      ...line(t('users.code'), { maxLength: CONTROL_BODY_CODE_LENGTH }),
      hint: t('field.example', { example: 'DE-ÖKO-006' }),
      roles: ['INS'],
    },
    'staticData.canRequest': right(t('users.right.canRequest'), 'AGR'),
    // A farm that has accepted the terms sells, and may be a hatchery.
    'staticData.eggBreeder': right(t('users.right.eggBreeder'), 'AGR', 'SUP'),
    'staticData.agrImport': right(t('users.right.agrImport'), 'INS', 'ASO'),
    'staticData.canActAsFarmer': right(t('users.right.canActAsFarmer'), 'ASO'),
    'staticData.canReceiveRequests': right(t('users.right.canReceiveRequests'), 'ASO'),
    'staticData.userAgreementProcedure': right(t('users.right.userAgreementProcedure'), 'ASO'),
    autApprovalForCountry: {
      ...right(t('users.right.approvesOffers'), 'AUT'),
      hasEffects: true,
      read: ({ autApprovalForCountry }) => autApprovalForCountry !== undefined,
      write: (approves, { staticData }) => (approves === true ? staticData.country : null),
    },
    'staticData.allowedRequestTypes': {
      control: 'choices',
      choices: REQUEST_TYPES,
      label: t('users.requestTypes'),
      names: recordOf(REQUEST_TYPES, (type) => choice('requestTypes', type)),
      roles: ['AGR'],
      read: ({ staticData }) => staticData.allowedRequestTypes ?? REQUEST_TYPES,
      write: limitedTypes,
    },
    'staticData.responsibleForRegions': {
      control: 'entries',
      of: 'region',
      alike: 'country',
      label: t('users.regions'),
      hint: t('users.regionsHint'),
      roles: ['AUT'],
      hasEffects: true,
    },
    'userData.insData': offices(t('users.offices.INS'), 'ins'),
    'userData.asoData': offices(t('words.associations'), 'aso'),
  } satisfies AccountFields;
}

function internal({ texts: { t } }: Place) {
  const isCount = (count: number) => Number.isInteger(count) && count >= 1 && count <= SSO_USERS;
  return {
    adminMemo: { ...line(t('words.note'), { maxLength: 4000 }), long: true },
    maxUsers: {
      control: 'number',
      label: t('users.maxUsers'),
      problem: (count) =>
        typeof count === 'number' && isCount(count)
          ? undefined
          : t('users.maxUsersError', { most: SSO_USERS }),
    },
  } satisfies AccountFields;
}

function create(place: Place) {
  const { 'userData.address.email': email, ...others } = { ...details(place), ...rights(place) };
  return {
    'staticData.name': others['staticData.name'],
    'userData.address.email': { ...email, hint: place.texts.t('users.emailHint') },
    'userData.controlNumber': others['userData.controlNumber'],
    'staticData.code': others['staticData.code'],
  } satisfies AccountFields;
}

/** Asks for the offices of a farm at present. A tie that ends is kept as ended, with its facts. */
function offices(label: string, kind: 'ins' | 'aso'): AccountField {
  const tiesOf = ({ userData }: Account) =>
    userData[`${kind}Data`].map((tie) => ({
      id: 'ins' in tie ? tie.ins : tie.aso,
      isOver: tie.deactivatedOn !== undefined,
    }));
  return {
    control: 'entries',
    of: 'account',
    where: { field: 'staticData.role', comparison: 'eq', value: kind.toUpperCase() },
    alike: 'staticData.country',
    label,
    roles: ['AGR'],
    read: (account) => tiesOf(account).flatMap(({ id, isOver }) => (isOver ? [] : [id])),
    write: (value, account) => {
      const chosen = textsOf(value);
      const all = new Set([...tiesOf(account).map(({ id }) => id), ...chosen]);
      return [...all].map((id) => ({ [kind]: id, active: chosen.includes(id) }));
    },
  };
}

/** Returns a text without spaces around; undefined where it is empty. */
export const typedText = (value: unknown): string | undefined => textOf(value).trim() || undefined;

/** Returns the limited types; null: no limit, also for types that come one day. */
function limitedTypes(chosen: unknown): readonly string[] | null {
  const allowed = REQUEST_TYPES.filter((type) => textsOf(chosen).includes(type));
  return allowed.length === REQUEST_TYPES.length ? null : allowed;
}
