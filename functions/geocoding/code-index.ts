import { districtCode, placeCode } from '#shared/geocoding/place-code.ts';
import type { CountryCode } from '#shared/kernel/country-code.ts';
import { lowerBound } from './lower-bound.ts';

export type CodeIndex = {
  /** Finds the rows whose code begins with the typed one, the chief place of each code before the others. */
  readonly find: (typed: string) => number[];
};

/** The countries whose postal codes contain letters; elsewhere a letter is a slip of the pen. */
const LETTERED: readonly CountryCode[] = ['GB', 'IE', 'MT', 'NL'];

/** Makes the index of `codes`, which are in order, as in a place table. */
export function makeCodeIndex(codes: readonly string[], country: CountryCode): CodeIndex {
  const beginningWith = (code: string): number[] => {
    const rows: number[] = [];
    const first = lowerBound(codes.length, (row) => (codes[row] ?? '') < code);
    for (let row = first; codes[row]?.startsWith(code); row += 1) rows.push(row);
    return rows;
  };
  /** Finds the district of a whole British code alone: the code may begin like that of another district, too. */
  const ofDistrict = (district: string): number[] => {
    const rows = beginningWith(district).filter((row) => codes[row] === district);
    const isPart = rows.length === 0 && /[A-Z]$/.test(district);
    return isPart ? beginningWith(district.slice(0, -1)) : rows;
  };
  return {
    find: (typed) => {
      const district = districtCode(typed);
      if (country === 'GB' && district !== placeCode(typed)) {
        return chiefPlacesFirst(codes, ofDistrict(district));
      }
      for (const code of [...readings(typed, country), ...withLostZero(typed, codes)]) {
        const rows = beginningWith(code);
        if (rows.length > 0) return chiefPlacesFirst(codes, rows);
      }
      return [];
    },
  };
}

/**
 * Returns the readings of a typed code, best first. GeoNames has only the first part of codes that contain letters
 * (`M9` of `M9 4AB`, `9401` of `9401 AB`, `F12` of `F12 X2Y3`).
 */
function readings(typed: string, country: CountryCode): string[] {
  const code = placeCode(typed);
  if (code === '') return [];
  if (/^\d+$/.test(code) || !LETTERED.includes(country)) return [code];
  const [firstPart = ''] = typed.trim().split(/\s/);
  const beginnings = Array.from({ length: code.length - 2 }, (_, index) =>
    code.slice(0, -1 - index),
  );
  return [code, placeCode(firstPart), ...beginnings].filter((beginning) => beginning.length >= 2);
}

/** Returns the code with the zero before it that spreadsheets take away (`1067` for `01067`). */
function withLostZero(typed: string, [first = '']: readonly string[]): string[] {
  const code = `0${placeCode(typed)}`;
  return code.length === first.length ? [code] : [];
}

function chiefPlacesFirst(codes: readonly string[], rows: readonly number[]): number[] {
  let first = 0;
  const ranked = rows.map((row) => {
    if (codes[row] !== codes[first]) first = row;
    return { row, rank: row - first };
  });
  return ranked.sort((a, b) => a.rank - b.rank || a.row - b.row).map(({ row }) => row);
}
