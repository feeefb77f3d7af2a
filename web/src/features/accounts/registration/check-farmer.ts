import { isControlNumber } from '#shared/accounts/control-number-formats.ts';
import type { CountryCode } from '#shared/kernel/country-code.ts';

export type FarmerEntry = {
  readonly insId: string;
  readonly citycode: string;
  readonly controlNumber: string;
};
export type FarmerProblems = {
  readonly [F in keyof FarmerEntry]?:
    | 'accounts.missing.controlBody'
    | 'accounts.missing.citycode'
    | 'accounts.missing.controlNumber'
    | 'accounts.wrongNumber';
};

/** Returns the problems of the entry, by field. */
export function checkFarmer(entry: FarmerEntry, country: CountryCode): FarmerProblems {
  const { insId, citycode, controlNumber } = entry;
  return {
    ...(insId === '' && { insId: 'accounts.missing.controlBody' }),
    ...(citycode.trim() === '' && { citycode: 'accounts.missing.citycode' }),
    ...(controlNumber.trim() === ''
      ? { controlNumber: 'accounts.missing.controlNumber' }
      : !isControlNumber(country, controlNumber) && { controlNumber: 'accounts.wrongNumber' }),
  };
}
