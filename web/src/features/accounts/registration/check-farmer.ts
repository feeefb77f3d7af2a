import { isControlNumber } from '#shared/accounts/control-number-formats.ts';
import type { CountryCode } from '#shared/kernel/country-code.ts';

export type FarmerEntry = {
  readonly insId: string;
  readonly citycode: string;
  readonly controlNumber: string;
};
export type FarmerProblems = {
  readonly [F in keyof FarmerEntry]?: 'errors.fields.required' | 'accounts.wrongNumber';
};

export function checkFarmer(entry: FarmerEntry, country: CountryCode): FarmerProblems {
  const { insId, citycode, controlNumber } = entry;
  const missing = 'errors.fields.required' as const;
  return {
    ...(insId === '' && { insId: missing }),
    ...(citycode.trim() === '' && { citycode: missing }),
    ...(controlNumber.trim() === ''
      ? { controlNumber: missing }
      : !isControlNumber(country, controlNumber) && { controlNumber: 'accounts.wrongNumber' }),
  };
}
