import type { Texts } from '#infra/demo/texts.ts';
import type { Gender } from '#shared/masterdata/gender.ts';
import type { Preorder } from '#shared/masterdata/preorder.ts';
import type {
  LifeStageReportCode,
  PurposeReportCode,
  SpeciesReportCode,
} from '#shared/masterdata/report-code.ts';
import type { SpeciesPicture } from '#shared/masterdata/species-picture.ts';

export const MENU_KEYS = [
  'cattle',
  'pigs',
  'smallRuminants',
  'poultry',
  'equines',
  'bees',
  'aquaculture',
  'others',
] as const;
export type MenuKey = (typeof MENU_KEYS)[number];

export const CATEGORY1_KEYS = ['breeding', 'rearing', 'fattening', 'young', 'surplus'] as const;
export type Category1Key = (typeof CATEGORY1_KEYS)[number];

export type AgeRow = {
  readonly key: string;
  readonly texts: Texts;
  readonly report: LifeStageReportCode;
  /** The age in days and the weight in kilograms of such animals, least and most, where offers tell them. */
  readonly days?: readonly [least: number, most: number];
  readonly kg?: readonly [least: number, most: number];
  /** All by default. */
  readonly genders?: readonly Gender[];
  /** The keys of the usages that animals of this age can still have; all by default. */
  readonly usages?: readonly string[];
  readonly preorder?: Preorder;
};

export type UsageRow = {
  readonly key: string;
  readonly texts: Texts;
  readonly report?: PurposeReportCode;
  readonly increment?: number;
  readonly noMixedGender?: boolean;
  /** All by default. */
  readonly genders?: readonly Gender[];
  readonly preorder?: Preorder;
};

export type BreedRow = {
  readonly name: string;
  readonly english?: string;
  readonly code?: string;
  readonly endangered?: boolean;
  readonly adapted?: boolean;
  readonly specifications?: readonly (readonly [key: string, texts: Texts])[];
};

export type BreedGroupRow = {
  readonly key: string;
  readonly texts: Texts;
  /** The keys of the usages that such breeds are kept for; all by default. */
  readonly usages?: readonly string[];
  readonly breeds: readonly (string | BreedRow)[];
};

/** One animal kind of the demo data with everything that belongs to it. */
export type SpeciesRow = {
  readonly key: string;
  readonly menu: MenuKey;
  readonly texts: Texts;
  readonly scientificName: string;
  readonly report?: SpeciesReportCode;
  /** The portrait, where the scientific name does not tell it. */
  readonly picture?: SpeciesPicture;
  /** Sold by calendar week, with a capacity a year. */
  readonly weekly?: boolean;
  /** Animals of an ordinary offer, smallest and largest. */
  readonly amount: readonly [min: number, max: number];
  readonly category1: readonly Category1Key[];
  readonly ages: readonly AgeRow[];
  readonly usages: readonly UsageRow[];
  readonly breedGroups: readonly BreedGroupRow[];
};
