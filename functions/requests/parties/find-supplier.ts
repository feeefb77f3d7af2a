import type { Context } from '#functions/kernel/context.ts';
import { mayPublish } from '#functions/offers/public.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import type { Country } from '#shared/countries/country.ts';
import { AppError, type ErrorDefinition, fieldDetail } from '#shared/kernel/app-error.ts';
import type { RequestType } from '#shared/requests/entities/request-type.ts';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { isSupplierFor, supplierPart } from '#shared/requests/package/supplier-part.ts';
import { findRow } from './find-row.ts';

/** The request that the supplier is to take part in. */
type SupplierUse = {
  readonly agr: string;
  readonly animalkind: string;
  readonly type: RequestType;
  readonly country: { readonly id: string } & Country;
};

/**
 * Returns the supplier of a new request, where its form gives one a part.
 * @throws AppError `requests.supplierMissing`, `requests.supplierNotNeeded`; as `requireSupplier`
 */
export async function findSupplier(
  context: Pick<Context, 'rows'>,
  {
    form,
    sup,
    ...use
  }: SupplierUse & { readonly form: RequestPackage; readonly sup: string | undefined },
): Promise<string | undefined> {
  const part = supplierPart(form);
  if (sup === undefined) {
    if (part === 'needed') throw refusal(requestErrors.supplierMissing);
    return undefined;
  }
  if (part === 'none') throw refusal(requestErrors.supplierNotNeeded);
  await requireSupplier(context, sup, use);
  return sup;
}

/**
 * Requires that the account supplies these animals: its offers can be found in the country, and its list of animal
 * kinds, if it has one, names them. In a low-hatch request it must be a hatchery. The applicant cannot be its own
 * supplier, because the supplier confirms the farmer's statements.
 * @throws AppError `requests.supplierIsApplicant`; `requests.supplierNotFound`, whatever is wrong with the account;
 * `requests.supplierNoHatchery`
 */
export async function requireSupplier(
  context: Pick<Context, 'rows'>,
  sup: string,
  { agr, animalkind, type, country }: SupplierUse,
): Promise<void> {
  if (sup === agr) throw refusal(requestErrors.supplierIsApplicant);
  const account = (await findRow(context, accountClass, sup))?.data;
  const entry = account?.userData.supData.find((part) => part.country === country.id);
  const sells = entry?.animalkindsSold ?? [];
  const isSupplier =
    account !== undefined && entry !== undefined && mayPublish(account, country.id, country);
  if (!isSupplier || (sells.length > 0 && !sells.includes(animalkind))) {
    throw refusal(requestErrors.supplierNotFound);
  }
  if (!isSupplierFor(type, account.staticData)) throw refusal(requestErrors.supplierNoHatchery);
}

function refusal(error: ErrorDefinition): AppError {
  return new AppError(error, { details: [fieldDetail('sup', error)] });
}
