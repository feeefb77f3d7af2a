import type { Context } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import type { ValueReplacement } from '#functions/kernel/store/replace-value.ts';
import { countryErrors } from '#shared/countries/errors.ts';
import { type Region, regionClass } from '#shared/countries/region.ts';
import { placeCode } from '#shared/geocoding/place-code.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';

/**
 * Refuses new postal code prefixes that another region of the country has, because a code would not decide between
 * the two. Prefixes from before are not checked, so that older entries can still be changed. Returns what the save
 * replaces, so that of two regions that take prefixes at the same moment the later one is checked again.
 * @throws AppError `countries.prefixTaken`, each prefix once, with its place and the region that has it
 */
export async function checkPostalPrefixes(
  { store, search, values }: Pick<Context, 'store' | 'search' | 'values'>,
  {
    id,
    before,
    data,
  }: { readonly id: string; readonly before?: Entity<Region> | undefined; readonly data: Region },
): Promise<ValueReplacement[]> {
  // A revision that is older than the field does not have it.
  const old = new Set((before?.data.postalCodePrefixes ?? []).map(placeCode));
  const asked = new Map(
    data.postalCodePrefixes.map((prefix, index) => [placeCode(prefix), { prefix, index }]),
  );
  for (const code of old) asked.delete(code);
  if (asked.size === 0) return [];
  // Read before the other regions are: whatever is saved from now on moves it.
  const key = lastTakerKey(data.country);
  const lastTaker = await values.get(key);
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
  return [{ key, before: lastTaker, value: { region: id, rev: (before?.rev ?? 0) + 1 } }];
}

/** Returns the key of the value that names the revision by which a region of the country took prefixes last. */
const lastTakerKey = (country: string): string => `postalCodePrefixes#${country}`;
