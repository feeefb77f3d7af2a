import type { Context } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { type ErrorDefinition, type ErrorDetail, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { type Upload, uploadClass } from '#shared/uploads/upload.ts';
import { offersOfLocation } from './offers-of-location.ts';

/**
 * Returns the problems of removing parts of an account that are in use, and of logos that cannot be used. An offer that
 * is not archived uses its location of sale, a request the folder that it lies in.
 */
export async function removalProblems(
  context: Pick<Context, 'search' | 'store'>,
  account: Account,
  before: Entity<Account> | undefined,
): Promise<ErrorDetail[]> {
  if (before === undefined) return logosOf(account).map(({ path }) => logoProblem(path));
  const problems = await Promise.all([
    locationProblems(context, account, before),
    folderProblems(context, account, before),
    logoProblems(context, account, before),
  ]);
  return problems.flat();
}

async function locationProblems(
  context: Pick<Context, 'search'>,
  account: Account,
  { id, data }: Entity<Account>,
): Promise<ErrorDetail[]> {
  const kept = new Set(locationsOf(account).map((location) => location.id));
  const removed = locationsOf(data).filter((location) => !kept.has(location.id));
  const used = await usedOf(removed, (location) => offersOfLocation(context, id, location));
  if (used.length === 0) return noLocationProblems(account, data);
  return used.map(({ id: location, internalName }) =>
    useProblem('userData.supData', accountErrors.locationInUse, { location, internalName }),
  );
}

/** Returns the problems of removing the last location of sale, of a country or of all; nobody need begin with one. */
function noLocationProblems(account: Account, before: Account): ErrorDetail[] {
  const hasIn = ({ userData }: Account, country: string) =>
    userData.supData.some((entry) => entry.country === country && entry.locationsOfSale.length > 0);
  const emptied = account.userData.supData.flatMap(({ country }, index) =>
    hasIn(before, country) && !hasIn(account, country)
      ? [fieldDetail(`userData.supData.${index}.locationsOfSale`, accountErrors.locationNeeded)]
      : [],
  );
  const hasNone = locationsOf(account).length === 0 && locationsOf(before).length > 0;
  return emptied.length === 0 && hasNone
    ? [fieldDetail('userData.supData', accountErrors.locationNeeded)]
    : emptied;
}

async function folderProblems(
  context: Pick<Context, 'search'>,
  account: Account,
  { id, data }: Entity<Account>,
): Promise<ErrorDetail[]> {
  const kept = new Set(account.userData.requestFolders.map((folder) => folder.id));
  const removed = data.userData.requestFolders.filter((folder) => !kept.has(folder.id));
  const used = await usedOf(removed, (folder) =>
    context.search.count({
      entityClass: 'request-process',
      group: 'party',
      keys: [id],
      filter: { field: 'folders', comparison: 'eq', value: `${id}/${folder}` },
    }),
  );
  return used.map(({ id: folder, label }) =>
    useProblem('userData.requestFolders', accountErrors.folderInUse, { folder, label }),
  );
}

async function usedOf<T extends { readonly id: string }>(
  removed: readonly T[],
  count: (id: string) => Promise<number>,
): Promise<T[]> {
  const counts = await Promise.all(removed.map(({ id }) => count(id)));
  return removed.filter((_, index) => (counts[index] ?? 0) > 0);
}

async function logoProblems(
  { store }: Pick<Context, 'store'>,
  account: Account,
  { id, data }: Entity<Account>,
): Promise<ErrorDetail[]> {
  const logosBefore = new Set(logosOf(data).map(({ logo }) => logo));
  const added = logosOf(account).filter(({ logo }) => !logosBefore.has(logo));
  const uploads = await store.latestOf(
    uploadClass,
    added.map(({ logo }) => logo),
    { fresh: true },
  );
  const usable = new Set(
    uploads.filter((upload) => isLogoOf(id, upload)).map((upload) => upload.id),
  );
  return added.filter(({ logo }) => !usable.has(logo)).map(({ path }) => logoProblem(path));
}

function isLogoOf(account: string, { data: upload }: Entity<Upload>): boolean {
  return (
    upload.owner === account &&
    upload.logo &&
    upload.file?.contentType.startsWith('image/') === true
  );
}

const locationsOf = ({ userData }: Account) =>
  userData.supData.flatMap(({ locationsOfSale }) => locationsOfSale);

const logosOf = ({ userData }: Account) =>
  userData.supData.flatMap(({ logo }, index) =>
    logo === undefined ? [] : [{ logo, path: `userData.supData.${index}.logo` }],
  );

const logoProblem = (path: string): ErrorDetail => fieldDetail(path, accountErrors.logoNotUsable);

const useProblem = (
  path: string,
  error: ErrorDefinition,
  more: Readonly<Record<string, unknown>>,
): ErrorDetail => fieldDetail(path, error, more);
