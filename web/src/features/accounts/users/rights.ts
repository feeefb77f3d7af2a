import type { Account } from '#shared/accounts/account.ts';
import type { AccountRole } from '#shared/kernel/role.ts';
import { REQUEST_TYPES, type RequestType } from '#shared/requests/entities/request-type.ts';
import type { CallInput } from '#web/kernel/contract.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';

export type Right =
  | 'canRequest'
  | 'eggBreeder'
  | 'agrImport'
  | 'canActAsFarmer'
  | 'canReceiveRequests'
  | 'userAgreementProcedure'
  | 'approvesOffers';

/** The rights that an account of a role can get, besides those of every account of that role. */
export const RIGHTS: Readonly<Record<AccountRole, readonly Right[]>> = {
  // A farm that has accepted the terms sells, and may be a hatchery.
  AGR: ['canRequest', 'eggBreeder'],
  SUP: ['eggBreeder'],
  INS: ['agrImport'],
  ASO: ['agrImport', 'canActAsFarmer', 'canReceiveRequests', 'userAgreementProcedure'],
  AUT: ['approvesOffers'],
  ADM: [],
  NULL: [],
};

export type Rights = {
  readonly name: string;
  /** The name by which buyers know an association; empty: the name of the account. */
  readonly standardName: string;
  /** The code of a control body; empty: none. */
  readonly code: string;
  readonly rights: readonly Right[];
  readonly regions: readonly string[];
  /** The request types that a farmer may file. */
  readonly types: readonly RequestType[];
  /** Ids of the control bodies of a farmer at present. */
  readonly INS: readonly string[];
  readonly ASO: readonly string[];
};

export function rightsOf({ staticData, userData, autApprovalForCountry }: Account): Rights {
  const has = (right: Right) =>
    right === 'approvesOffers' ? autApprovalForCountry !== undefined : staticData[right] === true;
  return {
    name: staticData.name,
    standardName: staticData.standardName ?? '',
    code: staticData.code ?? '',
    rights: RIGHTS[staticData.role].filter(has),
    regions: staticData.responsibleForRegions,
    types: staticData.allowedRequestTypes ?? REQUEST_TYPES,
    INS: userData.insData.flatMap(({ ins, deactivatedOn }) => (deactivatedOn ? [] : [ins])),
    ASO: userData.asoData.flatMap(({ aso, deactivatedOn }) => (deactivatedOn ? [] : [aso])),
  };
}

/** Returns the change that makes the account as the form says. A tie that ends is kept as ended, with its facts. */
export function rightsInput(
  { id, rev, data }: EntityOf<'account'>,
  values: Rights,
): CallInput<'POST auth/accountmanage/updateaccount'> {
  const { role, country } = data.staticData;
  const { insData, asoData } = data.userData;
  const flags = RIGHTS[role].flatMap((right) =>
    right === 'approvesOffers' ? [] : [[right, values.rights.includes(right)] as const],
  );
  const approves = values.rights.includes('approvesOffers');
  const tied = (known: readonly string[], chosen: readonly string[]) =>
    [...new Set([...known, ...chosen])].map((office) => ({
      office,
      active: chosen.includes(office),
    }));
  return {
    account: id,
    rev,
    staticData: {
      name: values.name.trim(),
      ...Object.fromEntries(flags),
      ...(role === 'ASO' && { standardName: values.standardName.trim() || null }),
      ...(role === 'INS' && { code: values.code.trim() || null }),
      ...(role === 'AUT' && { responsibleForRegions: [...values.regions] }),
      ...(role === 'AGR' && { allowedRequestTypes: limitedTypes(values.types) }),
    },
    ...(role === 'AUT' && { autApprovalForCountry: approves ? country : null }),
    ...(role === 'AGR' && {
      userData: {
        insData: tied(
          insData.map(({ ins }) => ins),
          values.INS,
        ).map(({ office: ins, active }) => ({ ins, active })),
        asoData: tied(
          asoData.map(({ aso }) => aso),
          values.ASO,
        ).map(({ office: aso, active }) => ({ aso, active })),
      },
    }),
  };
}

/** The regions that one save gives or takes at most: each is saved with it, and so are the authorities that had them. */
const REGIONS_A_SAVE = 15;

/**
 * Returns the regions of an authority after each of the saves that bring it from some to others: a save has its bounds.
 * The last are those that are wanted.
 */
export function regionSteps(before: readonly string[], wanted: readonly string[]): string[][] {
  const changes = [
    ...before.filter((region) => !wanted.includes(region)),
    ...wanted.filter((region) => !before.includes(region)),
  ];
  const count = Math.max(1, Math.ceil(changes.length / REGIONS_A_SAVE));
  return Array.from({ length: count }, (_, step) => {
    const changed = new Set(changes.slice(0, (step + 1) * REGIONS_A_SAVE));
    const kept = before.filter((region) => !changed.has(region));
    return [...kept, ...wanted.filter((region) => changed.has(region) && !kept.includes(region))];
  });
}

/** Returns the change of an authority's regions and approvals; undefined while its form changes none of them. */
export function officePatch(data: Account, values: Rights): Record<string, unknown> | undefined {
  const { role, country } = data.staticData;
  const before = rightsOf(data);
  const approves = values.rights.includes('approvesOffers');
  const isSame =
    approves === before.rights.includes('approvesOffers') &&
    [...values.regions].sort().join() === [...before.regions].sort().join();
  return role !== 'AUT' || isSame
    ? undefined
    : {
        staticData: { responsibleForRegions: values.regions },
        autApprovalForCountry: approves ? country : null,
      };
}

/** Returns the limited types; null: no limit, also for types that come one day. */
function limitedTypes(types: readonly RequestType[]): RequestType[] | null {
  const allowed = REQUEST_TYPES.filter((type) => types.includes(type));
  return allowed.length === REQUEST_TYPES.length ? null : allowed;
}
