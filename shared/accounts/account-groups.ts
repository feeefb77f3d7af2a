import type { Columns, DerivedColumns, ShardGroup } from '#shared/kernel/entity-class.ts';
import { hasRole, type Principal } from '#shared/kernel/principal.ts';
import type { Row } from '#shared/kernel/row.ts';
import type { Account } from './account.ts';
import { accountState } from './account-state.ts';
import { accountWaits } from './account-waits.ts';
import { normalControlNumber } from './control-number.ts';
import { CUSTOMER_SEARCH_LENGTH } from './limits.ts';
import { phoneKey } from './phone-number.ts';
import { supplierGroup } from './supplier-group.ts';

const OFFICES = ['INS', 'AUT', 'ASO'] as const;

const directoryColumns = {
  active: 'boolean',
  'staticData.name': 'text',
  'staticData.country': 'text',
  'staticData.role': 'text',
} as const satisfies Columns;

const farmColumns = {
  ...directoryColumns,
  'userData.controlNumber': 'text',
  'userData.address.city': 'text',
  'userData.address.citycode': 'text',
  controlNumberKey: 'text',
} as const satisfies Columns;

/** An account as a view shows it, maybe without some of its user's data and without its users. */
type ShownAccount = Pick<Account, 'active' | 'staticData'> &
  Partial<Pick<Account, 'ssoUsers'>> & {
    readonly userData: Partial<Account['userData']>;
    readonly hasUsers?: boolean;
  };

/** The column of control numbers in normal form, so that a search finds them however they are grouped. */
const farmDerived: DerivedColumns<ShownAccount> = {
  controlNumberKey: ({ userData: { controlNumber } }) =>
    controlNumber === undefined ? [] : [normalControlNumber(controlNumber)],
};

const customerColumns = {
  ...farmColumns,
  'userData.address.region': 'text',
  knownBy: 'texts',
  phoneKey: 'text',
  agreedWith: 'texts',
  state: 'text',
} as const satisfies Columns;

/**
 * The columns of an office's farms: the texts by which people know one, its phone, the offices that it agreed with, its
 * state.
 */
const customerDerived: DerivedColumns<ShownAccount> = {
  ...farmDerived,
  knownBy: ({ staticData: { name }, userData: { contact, address } }) =>
    [name, contact, address?.citycode, address?.city, address?.email].filter(
      (text) => text !== undefined,
    ),
  phoneKey: ({ userData: { address } }) =>
    address?.phone === undefined ? [] : [phoneKey(address.phone)],
  agreedWith: ({ userData: { insData = [], asoData = [] } }) => [
    ...insData.flatMap(({ ins, agreementOn }) => (agreementOn === undefined ? [] : [ins])),
    ...asoData.flatMap(({ aso, agreementOn }) => (agreementOn === undefined ? [] : [aso])),
  ],
  state: (account) => [accountState(account)],
};

/** Returns the row that an office searches: it tells of no agreement with another. */
const ownAgreement = (row: Row, office: string): Row => ({
  ...row,
  agreedWith: row.agreedWith?.filter((agreed) => agreed === office) ?? [],
});

/** Tells whether an account is a control body, an authority or an association. */
export const isOffice = ({ staticData }: Pick<Account, 'staticData'>): boolean =>
  OFFICES.some((role) => role === staticData.role);

/** Returns the fields of an account that everybody may see: the name and address of an office. */
function officeView({ staticData, userData, active }: Account) {
  const { name, role, country, standardName, code, canActAsFarmer, canReceiveRequests } =
    staticData;
  const { confirmedByAdminOn } = staticData;
  return {
    active,
    staticData: {
      name,
      role,
      country,
      standardName,
      code,
      canActAsFarmer,
      canReceiveRequests,
      confirmedByAdminOn,
    },
    userData: { address: userData.address },
  };
}

/** Returns the name of an office or a supplier alone. */
function nameView({ active, staticData }: Account) {
  const { name, country, role, standardName, code, eggBreeder } = staticData;
  return isOffice({ staticData })
    ? {
        active,
        staticData: { name, country, role, standardName, code },
        userData: { address: {} },
      }
    : { active, staticData: { name, country, eggBreeder }, userData: { supData: [] } };
}

/**
 * Returns an account as administrators see it. Its users are asked for apart (`getAccess`, `getUsers`), because they
 * are nobody's daily business.
 */
function administratorView({
  ssoUsers: _users,
  joinings: _joinings,
  refusedUsers: _refused,
  invites: _invites,
  registeredBy: _registrant,
  ...shown
}: Account) {
  return shown;
}

/** Returns the fields that an account sees of itself: an exception with its day, but not its author and reason. */
function ownView({ adminMemo: _memo, ...account }: Account) {
  const { staticData, ...shown } = administratorView(account);
  const { certificationOverride: override, ...shownData } = staticData;
  const exception = override && { certificationOverride: { on: override.on } };
  return { ...shown, staticData: { ...shownData, ...exception } };
}

/**
 * Returns the fields that a control body or association sees of its customer. Of ties to other offices it sees those
 * that last, as its requests name them, without their days.
 */
function customerView(account: Account, { account: office }: Principal) {
  const { userData, ...shown } = ownView(account);
  const { requestFolders: _folders, insData, asoData, ...shownUser } = userData;
  return {
    ...shown,
    userData: {
      ...shownUser,
      insData: insData.filter(isLive).map((tie) => (tie.ins === office ? tie : { ins: tie.ins })),
      asoData: asoData.filter(isLive).map((tie) => (tie.aso === office ? tie : { aso: tie.aso })),
    },
  };
}

/** Tells whether somebody uses an account; its control body sees that, and not who. */
const hasUsers = ({ ssoUsers = [], hasUsers = ssoUsers.length > 0 }: ShownAccount): boolean =>
  hasUsers;

/** Tells whether a tie holds: an office reads the accounts of its present farmers, not of former ones. */
const isLive = ({ deactivatedOn }: { readonly deactivatedOn?: string | undefined }): boolean =>
  deactivatedOn === undefined;

/**
 * Returns the shard of an office's own customers: searching it takes a permission of its own; a customer that the
 * office knows, as from a request, it reads without.
 */
function ownShard({ account, findsFarmers }: Principal): string[] | undefined {
  return account !== null && findsFarmers ? [account] : undefined;
}

/** The readers of accounts: `shared/README.md`, "Who may read and change rows". */
export const accountGroups = {
  admin: {
    columns: {
      ...farmColumns,
      'staticData.responsibleForRegions': 'texts',
      autApprovalForCountry: 'text',
      'userData.insData.ins': 'texts',
      'userData.asoData.aso': 'texts',
      'userData.address.region': 'text',
      'userData.supData.country': 'texts',
      'userData.supData.animalkindsSold': 'texts',
      'userData.supData.logo': 'texts',
      'userData.supData.associations': 'texts',
      'userData.supData.locationsOfSale.address.region': 'texts',
      'userData.address.email': 'text',
      'userData.contact': 'text',
      state: 'text',
      'userData.emails.email': 'texts',
      'userData.supData.confirmedByAdminOn': 'texts',
      'userData.lastApiCheck': 'time',
      waits: 'texts',
    },
    derived: {
      ...farmDerived,
      state: (account) => [accountState(account)],
      waits: accountWaits,
    },
    edition: 2,
    keys: () => ['all'],
    open: (who) => hasRole(who, 'ADM'),
    choose: (who) => (hasRole(who, 'ADM') ? ['all'] : undefined),
    view: administratorView,
  },
  own: {
    indexed: false,
    columns: {},
    history: 'own',
    keys: (account) => [account.id],
    open: (who, key) => who.account === key,
    choose: () => undefined,
    view: ownView,
  },
  /** The product itself, and nobody else, reads here to find the accounts of somebody who signs in. */
  user: {
    columns: { active: 'boolean' },
    keys: (account) => account.data.ssoUsers,
    open: () => false,
    choose: () => undefined,
  },
  customer: {
    columns: { ...customerColumns, hasUsers: 'boolean' },
    derived: { ...customerDerived, hasUsers: (account) => [hasUsers(account)] },
    searchTextLength: CUSTOMER_SEARCH_LENGTH,
    edition: 3,
    held: ownAgreement,
    keys: ({ data }) => data.userData.insData.filter(isLive).map((entry) => entry.ins),
    open: (who, key) => hasRole(who, 'INS') && who.account === key,
    choose: (who, pinned) =>
      hasRole(who, 'INS') && pinned('staticData.role')?.includes('AGR') ? ownShard(who) : undefined,
    view: (account, who) => ({ ...customerView(account, who), hasUsers: hasUsers(account) }),
  },
  member: {
    columns: customerColumns,
    derived: customerDerived,
    searchTextLength: CUSTOMER_SEARCH_LENGTH,
    edition: 3,
    held: ownAgreement,
    keys: ({ data }) => data.userData.asoData.filter(isLive).map((entry) => entry.aso),
    open: (who, key) => hasRole(who, 'ASO') && who.account === key,
    choose: (who, pinned) =>
      hasRole(who, 'ASO') && pinned('staticData.role')?.includes('AGR') ? ownShard(who) : undefined,
    view: customerView,
  },
  office: {
    columns: { ...directoryColumns, 'staticData.canReceiveRequests': 'boolean' },
    restsOnOthers: true,
    keys: (account) => (isOffice(account.data) ? [account.data.staticData.country] : []),
    // A country that is off the website: its accounts go on with requests that they have begun, and find their
    // offices.
    open: (who, country, { countriesOn }) => countriesOn.has(country) || who.country === country,
    choose: (_, pinned) =>
      pinned('staticData.role')?.every((role) => OFFICES.some((office) => office === role))
        ? pinned('staticData.country')
        : undefined,
    visible: () => ({ field: 'active', comparison: 'eq', value: true }),
    view: officeView,
  },
  supplier: supplierGroup,
  /** Parties of a request read the names in it, also of an account that nobody else may read any more. */
  named: {
    indexed: false,
    columns: {},
    restsOnOthers: true,
    keys: ({ id }) => [id],
    open: (_, id, { namedByRequests }) => namedByRequests.has(id),
    choose: () => undefined,
    view: nameView,
  },
} as const satisfies Record<string, ShardGroup<Account>>;
