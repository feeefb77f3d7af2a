import type { GeoPosition } from '#shared/kernel/geo-position.ts';

export type Place = {
  readonly name: string;
  readonly area: { readonly code: string; readonly name: string };
  population: number;
  readonly aliases: string[];
  /** Where each of its postal codes lies. */
  readonly codes: Map<string, GeoPosition>;
  /** Where it lies when it has no postal code, or before its codes are known. */
  readonly at: GeoPosition;
};
