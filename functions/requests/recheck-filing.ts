import type { Context } from '#functions/kernel/context.ts';
import { Region, regionClass } from '#shared/countries/region.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';
import { findFarmer } from './find-farmer.ts';
import { findOffices } from './find-offices.ts';
import { findRow } from './find-row.ts';

/**
 * A draft as it may be sent today: weeks may lie between beginning and sending, in which a farmer can be blocked or
 * change its control body, and a region its authority.
 * @throws AppError as `findFarmer` and `findOffices`; `requests.noRegion`
 */
export async function recheckFiling(
  context: Context,
  process: RequestProcess,
): Promise<RequestProcess> {
  const { creator, agr, ins, aso, requestType: type } = process;
  const filing = await findFarmer(context, creator === agr ? undefined : agr);
  const row = await findRow(context, regionClass.name, process.region);
  if (row === undefined) throw new AppError(requestErrors.noRegion);
  const region = { id: row.id, ...Region.parse(row.data) };
  const offices = await findOffices(context, filing, { region }, { type, ins, aso });
  return { ...process, ...offices };
}
