import type { CountryCode } from '#shared/kernel/country-code.ts';

/** Asks a country's register of certified farmers. Off in every country that is not configured. */
export type Certification = {
  /** The countries with a register that can be asked. */
  readonly countries: ReadonlySet<CountryCode>;
  /**
   * Tells whether the farmer with this control number (normal form) has an active certification now.
   * @throws when the register gives no answer that can be understood
   */
  readonly isActive: (country: CountryCode, controlNumber: string) => Promise<boolean>;
};
