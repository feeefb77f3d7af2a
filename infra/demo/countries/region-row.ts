import type { Texts } from '#infra/demo/texts.ts';

export type RegionRow = {
  readonly statecode: string;
  readonly names: Texts;
  /** Regions with the same authority name share its account. */
  readonly authority: string;
  /** Separated by spaces. */
  readonly postalCodePrefixes: string;
};
