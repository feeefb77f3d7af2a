import type { CountryCode } from '#shared/kernel/country-code.ts';

/** Asks a country's register of certified farmers. Off in every country that is not configured. */
export type Certification = {
  /** The countries with a register that can be asked. */
  readonly countries: ReadonlySet<CountryCode>;
  /**
   * Tells whether the farmer with this control number (normal form) has an active certification now; undefined where
   * the register refuses the number, or says nothing of it.
   * @throws when the register is down, or answers nobody
   */
  readonly isActive: (country: CountryCode, controlNumber: string) => Promise<boolean | undefined>;
};
