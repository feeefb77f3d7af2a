import type { Offergroup } from './offergroup.ts';

type Listed = Pick<Offergroup, 'endangered' | 'endangeredLists'>;

/**
 * Returns the list by which a breed is in danger of being lost to farming in a country, with its version; undefined where
 * none names it. A list without a country holds in all.
 */
function endangeredListIn(
  { endangered, endangeredLists }: Listed,
  country: string,
): Listed['endangeredLists'][number] | undefined {
  if (!endangered) return undefined;
  const own = endangeredLists.find((list) => list.country === country);
  return own ?? endangeredLists.find((list) => list.country === undefined);
}

/** Says whether a breed needs no permission in a country, because a list names it (point 1.3.4.1). */
export function isEndangeredIn(breed: Listed, country: string): boolean {
  return endangeredListIn(breed, country) !== undefined;
}
