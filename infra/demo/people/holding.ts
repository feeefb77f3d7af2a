import type { CountryRow } from '#infra/demo/countries/country-row.ts';
import type { SpeciesRow } from '#infra/demo/species/species-row.ts';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import type { Login } from './login-table.ts';

export type Site = {
  readonly id: string;
  readonly internalName: string;
  readonly street: string;
  readonly citycode: string;
  readonly city: string;
  readonly position: GeoPosition;
  readonly statecode: string;
};

/** A farm that offers animals, applies for them, or both; times are days before the data is loaded. */
export type Holding = {
  readonly id: string;
  readonly role: 'AGR' | 'SUP';
  readonly country: CountryRow;
  readonly name: string;
  readonly contact: string;
  readonly phone: string;
  readonly email: string;
  readonly login?: Login;
  /** The first is the default. */
  readonly sites: readonly [Site, ...Site[]];
  readonly species: readonly SpeciesRow[];
  readonly active: boolean;
  readonly tosAcceptedDaysAgo?: number;
  readonly activityConfirmedDaysAgo: number;
  readonly controlNumber?: string;
  /** Account ids. */
  readonly controlBody?: string;
  readonly associations: readonly string[];
};
