import type { Texts } from '#infra/demo/texts.ts';
import type { Accent, Country } from '#shared/countries/country.ts';
import type { CountryCode } from '#shared/kernel/country-code.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { RegionRow } from './region-row.ts';
import type { TownRow } from './town-row.ts';

/** The number of entities of each kind in a country, its logins' accounts included. */
type CountryVolume = {
  readonly farmers: number;
  readonly suppliers: number;
  readonly offers: number;
  readonly requests: number;
};

export type CountryRow = {
  readonly code: CountryCode;
  readonly names: Texts;
  readonly languages: readonly Locale[];
  readonly accent: Accent;
  readonly offerAutApproval: boolean;
  readonly userAgreement: Country['userAgreement'];
  readonly allowTransnationalSearch: boolean;
  readonly usesAssociations: boolean;
  /** Keys of species that are not enabled. */
  readonly withoutSpecies: readonly string[];
  readonly lowhatchSpecies: readonly string[];
  readonly regions: readonly RegionRow[];
  readonly towns: readonly TownRow[];
  /** Region whose authority the login `aut.<cc>` is. */
  readonly homeRegion: string;
  readonly volume: CountryVolume;
};
