import type { GeoPosition } from '#shared/kernel/geo-position.ts';

export type Place = {
  readonly name: string;
  readonly area: { readonly code: string; readonly name: string };
  population: number;
  readonly aliases: string[];
  readonly codes: Map<string, GeoPosition>;
  /** The position of the place when it has no postal code, or before its codes are known. */
  readonly at: GeoPosition;
};
