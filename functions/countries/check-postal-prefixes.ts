import type { Context } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import { countryErrors } from '#shared/countries/errors.ts';
import { type Region, regionClass } from '#shared/countries/region.ts';
import { placeCode } from '#shared/geocoding/place-code.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';

/**
 * Refuses new postal code prefixes that another region of the country has, because a code would not decide between
 * the two. Prefixes from before are not checked, so that older entries can still be changed.
 * @throws AppError `countries.prefixTaken`, each prefix once, with its place and the region that has it
 */
export async function checkPostalPrefixes(
  { store, search }: Pick<Context, 'store' | 'search'>,
  {
    id,
    before,
    data,
  }: { readonly id: string; readonly before?: Region | undefined; readonly data: Region },
): Promise<void> {
  const isMoved = before?.country !== data.country;
  // A revision that is older than the field does not have it.
  const old = new Set(isMoved ? [] : (before.postalCodePrefixes ?? []).map(placeCode));
  const asked = new Map(
    data.postalCodePrefixes.map((prefix, index) => [placeCode(prefix), { prefix, index }]),
  );
  for (const code of old) asked.delete(code);
  if (asked.size === 0) return;
  const ofCountry = {
    entityClass: regionClass.name,
    group: 'all',
    keys: ['all'],
    filter: { field: 'country', comparison: 'eq' as const, value: data.country },
  };
  const ids = (await eachHitId(search, ofCountry)).filter((region) => region !== id);
  const others = await store.latestOf(regionClass, ids, { fresh: true });
  const taken = new Map(
    others.flatMap((other) =>
      other.data.postalCodePrefixes.map(
        (prefix) => [placeCode(prefix), other.data.labels] as const,
      ),
    ),
  );
  const error = countryErrors.prefixTaken;
  const details = [...asked].flatMap(([code, { prefix, index }]) => {
    const region = taken.get(code);
    const path = `data.postalCodePrefixes.${index}`;
    return region === undefined ? [] : [fieldDetail(path, error, { limit: prefix, region })];
  });
  if (details.length > 0) throw new AppError(error, { details });
}
