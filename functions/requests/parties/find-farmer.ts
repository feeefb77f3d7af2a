import type { Context } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { mayActFor } from '#shared/accounts/acting.ts';
import { blockReason } from '#shared/accounts/blocked.ts';
import type { Country } from '#shared/countries/country.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, type ErrorDefinition, fieldDetail } from '#shared/kernel/app-error.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { PartyRole } from '#shared/requests/entities/requestpackage.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { mayFile } from '#shared/requests/filers.ts';
import { partyOf } from '#shared/requests/process/standings.ts';
import { findRow } from './find-row.ts';

export type Farmer = { readonly id: string; readonly account: Account };
/** The calling account, and the farmer that it files for; the same account when a farmer files for itself. */
export type Filing = { readonly caller: Farmer; readonly farmer: Farmer };

/**
 * Returns the caller and the farmer that it files for: a farmer itself, a control body its customer, an association
 * its member. A customer or member that may not apply any more is still acted for where nothing is applied for.
 * @throws AppError `requests.mayNotRequest`, `requests.farmerMissing`, `requests.farmerNotActive`,
 * `entities.notFound` for a farmer who is not the caller's
 */
export async function findFarmer(
  context: Context,
  agr: string | undefined,
  { applies = true }: { readonly applies?: boolean } = {},
): Promise<Filing> {
  const caller = await readAccount(context, signedIn(context.who).account);
  if (caller === undefined || !filesNow(caller.account)) {
    throw new AppError(requestErrors.mayNotRequest);
  }
  if (caller.account.staticData.role === 'AGR') {
    if (agr !== undefined && agr !== caller.id) throw new AppError(entityErrors.notFound);
    return { caller, farmer: caller };
  }
  if (agr === undefined) throw refusal(requestErrors.farmerMissing);
  const farmer = await readAccount(context, agr);
  const entry = farmer && entryOf(farmer.account, caller.id);
  // Everybody may read a farmer who sells, so that reading alone does not allow to file for it.
  if (farmer === undefined || entry === undefined || entry.deactivatedOn !== undefined) {
    throw new AppError(entityErrors.notFound);
  }
  if (applies && !mayApply(farmer.account)) throw refusal(requestErrors.farmerNotActive);
  return { caller, farmer };
}

/**
 * Refuses to file in this country without the farmer's agreement, where the office needs one there.
 * @throws AppError `requests.agreementMissing`
 */
export function requireAgreement({ caller, farmer }: Filing, country: Country): void {
  if (caller.id === farmer.id) return;
  const entry = entryOf(farmer.account, caller.id);
  if (entry === undefined || !mayActFor(caller.account, entry, country)) {
    throw refusal(requestErrors.agreementMissing);
  }
}

/**
 * Refuses a permission for a farmer who is closed or blocked by now; and that an office which the farmer has left
 * permits anything, or advises where its time passes the request on. It may reject: else nobody could end the request.
 * @throws AppError `requests.farmBlocked`, `requests.farmLeft`
 */
export async function recheckFarm(
  { store }: Pick<Context, 'store'>,
  process: RequestProcess,
  { role, grants }: { readonly role: PartyRole | undefined; readonly grants: boolean },
): Promise<void> {
  const { status, agr, stepClosesOn, stepStays } = process;
  const passesOn = status === 'open' && stepClosesOn !== undefined && stepStays === undefined;
  const mayLeave = role === 'INS' || role === 'ASO';
  if (!grants && !(passesOn && mayLeave)) return;
  const farmer = (await store.latest(accountClass, agr, { fresh: true }))?.data;
  if (grants && !(farmer && isActive(farmer))) throw new AppError(requestErrors.farmBlocked);
  const entry = mayLeave && farmer && entryOf(farmer, partyOf(process, role) ?? '');
  if (mayLeave && (!entry || entry.deactivatedOn !== undefined)) {
    throw new AppError(requestErrors.farmLeft);
  }
}

/** Returns the name and the number under which a request of the farmer is filed. */
export function applicantOf({
  account: { staticData, userData },
}: Farmer): RequestProcess['applicant'] {
  return { name: staticData.name, controlNumber: userData.controlNumber };
}

async function readAccount(context: Context, id: string): Promise<Farmer | undefined> {
  const row = await findRow(context, accountClass, id);
  return row && { id, account: row.data };
}

function filesNow(account: Account): boolean {
  const isAble = account.staticData.role === 'AGR' ? mayApply(account) : account.active;
  return isAble && mayFile(account);
}

/**
 * Tells whether an account may apply: `canRequest` is the farmer's own right; an office files by its tie to the
 * farmer.
 */
const mayApply = (account: Account): boolean => account.staticData.canRequest && isActive(account);

const isActive = (account: Account): boolean =>
  account.active && blockReason(account) === undefined;

/** Returns the farmer's entry for this control body or association. */
function entryOf({ staticData, userData }: Account, office: string) {
  if (staticData.role !== 'AGR') return undefined;
  return (
    userData.insData.find(({ ins }) => ins === office) ??
    userData.asoData.find(({ aso }) => aso === office)
  );
}

function refusal(error: ErrorDefinition): AppError {
  return new AppError(error, { details: [fieldDetail('agr', error)] });
}
