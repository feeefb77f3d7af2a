import type { Context } from '#functions/kernel/context.ts';
import { readAllRows } from '#functions/kernel/read-all-rows.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { entriesFor } from '#shared/kernel/entries-for.ts';
import { animalusageClass } from '#shared/masterdata/animalusage.ts';
import { isUsedIn } from '#shared/offers/offer-choices.ts';
import { requestErrors } from '#shared/requests/errors.ts';

/**
 * Returns the usage of a request's animals: the named one, or the only one that the animal kind has in the country.
 * The yearly report counts decisions by it.
 * @throws AppError `requests.usageMissing` where there are several and none is named, `requests.otherAnimalkind`
 */
export async function findUsage(
  { rows }: Pick<Context, 'rows'>,
  {
    animalkind,
    animalusage,
    country,
  }: {
    readonly animalkind: string;
    readonly animalusage: string | undefined;
    readonly country: string;
  },
): Promise<string | undefined> {
  const ofKind = await readAllRows(rows, animalusageClass, entriesFor('animalkinds', animalkind));
  const used = ofKind.filter(({ data }) => isUsedIn(data, country));
  if (animalusage === undefined) {
    if (used.length > 1) throw refusal(requestErrors.usageMissing);
    return used[0]?.id;
  }
  if (!used.some(({ id }) => id === animalusage)) throw refusal(requestErrors.otherAnimalkind);
  return animalusage;
}

function refusal(error: (typeof requestErrors)['usageMissing' | 'otherAnimalkind']): AppError {
  return new AppError(error, { details: [fieldDetail('animalusage', error)] });
}
