import * as z from 'zod';
import { columnMakers, defineRows, type RowColumn } from '#functions/exports/define-rows.ts';
import { Account } from '#shared/accounts/account.ts';
import { accountState } from '#shared/accounts/account-state.ts';
import { formatControlNumber } from '#shared/accounts/control-number.ts';

/** An account as its readers see it: without its users; for an office without request folders and the reason of an exception. */
const SeenAccount = z.object({
  ...Account.pick({ active: true, supExtra: true, redactedOn: true }).shape,
  staticData: z.object({
    ...Account.shape.staticData.shape,
    certificationOverride: z.unknown().optional(),
  }),
  userData: z.object(Account.shape.userData.shape).partial({ requestFolders: true }),
});
type SeenAccount = z.infer<typeof SeenAccount>;
type Columns = Readonly<Record<string, RowColumn<SeenAccount, undefined>>>;

const { named, listed, day, text, truth, word } = columnMakers<SeenAccount, undefined>();

const isLive = ({ deactivatedOn }: { readonly deactivatedOn?: string | undefined }): boolean =>
  deactivatedOn === undefined;

/** The facts of an account by which people know and reach it. */
const facts = {
  name: text(30, ({ data }) => data.staticData.name),
  controlNumber: text(18, ({ data: { userData } }) =>
    userData.controlNumber === undefined ? undefined : formatControlNumber(userData.controlNumber),
  ),
  state: word(12, accountState, ({ texts }) => texts.accountStates),
  contact: text(24, ({ data }) => data.userData.contact),
  street: text(24, ({ data }) => data.userData.address.street),
  citycode: text(10, ({ data }) => data.userData.address.citycode),
  city: text(20, ({ data }) => data.userData.address.city),
  region: named(20, (data) => data.userData.address.region),
  email: text(28, ({ data }) => data.userData.address.email),
  phone: text(18, ({ data }) => data.userData.address.phone),
  website: text(24, ({ data }) => data.userData.address.website),
  certified: truth((data) => data.userData.certification?.active),
  certifiedSince: day(({ data }) => data.userData.certification?.since),
  controlBodies: listed(28, ({ userData }) =>
    userData.insData.filter(isLive).map(({ ins }) => ins),
  ),
  associations: listed(28, ({ userData }) => userData.asoData.filter(isLive).map(({ aso }) => aso)),
} as const satisfies Columns;

const updated = day(({ entity }) => entity.updated);

/** Returns the tie of a customer to the control body that reads its file. */
const insTie = ({ userData }: SeenAccount, office: string | null) =>
  userData.insData.find((entry) => entry.ins === office);

/** Returns the tie of a member to the association that reads its file. */
const asoTie = ({ userData }: SeenAccount, office: string | null) =>
  userData.asoData.find((entry) => entry.aso === office);

/** The kind of customers: the farms of a control body, the members of an association. */
export const customerRows = defineRows<SeenAccount, undefined>({
  entityClass: 'account',
  who: ['INS', 'ASO'],
  condition: () => ({ field: 'staticData.role', comparison: 'eq', value: 'AGR' }),
  parse: (data) => SeenAccount.parse(data),
  countryOf: ({ staticData }) => staticData.country,
  columns: {
    ...facts,
    agreementOn: day(
      ({ data, run: { who } }) =>
        (insTie(data, who.account) ?? asoTie(data, who.account))?.agreementOn,
    ),
    firstImportedOn: day(({ data, run }) => insTie(data, run.who.account)?.firstImportedOn),
    lastImportedOn: day(({ data, run }) => insTie(data, run.who.account)?.lastImportedOn),
    updated,
  },
  read: async () => undefined,
});

/** The kind of all accounts, for the administration. */
export const accountRows = defineRows<SeenAccount, undefined>({
  entityClass: 'account',
  who: ['ADM'],
  parse: (data) => SeenAccount.parse(data),
  countryOf: ({ staticData }) => staticData.country,
  columns: {
    role: word(
      16,
      ({ staticData }) => staticData.role,
      ({ texts }) => texts.roles,
    ),
    ...facts,
    country: named(16, (data) => data.staticData.country),
    regions: listed(28, (data) => data.staticData.responsibleForRegions),
    code: text(14, ({ data }) => data.staticData.code),
    standardName: text(24, ({ data }) => data.staticData.standardName),
    confirmedOn: day(({ data }) => data.staticData.confirmedByAdminOn),
    termsOn: day(({ data }) => data.supExtra.tosAcceptedOn),
    redactedOn: day(({ data }) => data.redactedOn),
    updated,
  },
  read: async () => undefined,
});
