import type { Context } from '#functions/kernel/context.ts';
import { Country, countryClass } from '#shared/countries/country.ts';
import { Region, regionClass } from '#shared/countries/region.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import type { OfferAnswer } from '#shared/requests/offer-answer.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';
import { findFarmer } from './find-farmer.ts';
import { findOffices } from './find-offices.ts';
import { findRow } from './find-row.ts';
import { requireSupplier } from './find-supplier.ts';
import { recheckSearch } from './recheck-search.ts';

/**
 * A draft as it may be sent today: weeks may lie between beginning and sending, in which a farmer can be blocked or
 * change its control body, a region its authority, a supplier give up, and offers come.
 * @throws AppError as `findFarmer`, `findOffices`, `requireSupplier` and `recheckSearch`; `requests.noRegion`
 */
export async function recheckFiling(
  context: Context,
  process: RequestProcess,
  answers: readonly OfferAnswer[] = [],
): Promise<RequestProcess> {
  const { creator, agr, ins, aso, requestType: type } = process;
  const filing = await findFarmer(context, creator === agr ? undefined : agr);
  const row = await findRow(context, regionClass.name, process.region);
  if (row === undefined) throw new AppError(requestErrors.noRegion);
  const region = { id: row.id, ...Region.parse(row.data) };
  const offices = await findOffices(context, filing, { region }, { type, ins, aso });
  await recheckSupplier(context, process);
  const searchFilter = await recheckSearch(context, process, answers);
  return { ...process, ...offices, searchFilter };
}

async function recheckSupplier(
  context: Context,
  { sup, agr, animalkind, country: id }: RequestProcess,
): Promise<void> {
  if (sup === undefined) return;
  const row = await findRow(context, countryClass.name, id);
  if (row === undefined) throw new AppError(requestErrors.missingCountry);
  const country = { id, ...Country.parse(row.data) };
  await requireSupplier(context, sup, { agr, animalkind, country });
}
