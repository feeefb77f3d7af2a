import type { Context } from '#functions/kernel/context.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { isEndangeredIn } from '#shared/masterdata/endangered-breed.ts';
import { offergroupClass } from '#shared/masterdata/offergroup.ts';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { findRow } from './find-row.ts';

/**
 * Requires a breed that a list of the country names as endangered, where this is the ground of the form.
 * @throws AppError `requests.breedNotListed`
 */
export async function requireListedBreed(
  context: Pick<Context, 'rows'>,
  { legalBasis }: Pick<RequestPackage, 'legalBasis'>,
  { country, offergroup }: { readonly country: string; readonly offergroup?: string | undefined },
): Promise<void> {
  if (legalBasis !== 'EB') return;
  const breed = offergroup && (await findRow(context, offergroupClass, offergroup));
  if (breed && isEndangeredIn(breed.data, country)) return;
  const error = requestErrors.breedNotListed;
  throw new AppError(error, { details: [fieldDetail('offergroup', error)] });
}
