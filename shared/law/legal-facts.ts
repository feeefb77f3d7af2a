import type { Day } from '#shared/kernel/time.ts';
import type { LawSpecies } from './law-words.ts';

/** The animals that are to be bought: organic ones, or for which use others. */
export const PURCHASES = ['organic', 'breeding', 'fattening', 'eggs', 'meat', 'onGrowing'] as const;
type Purchase = (typeof PURCHASES)[number];

/** The stock that the animals come to. */
export const HERDS = [
  'first',
  'renewal',
  'extension',
  'newBreed',
  'newBranch',
  'lowHatch',
  'afterCatastrophe',
] as const;
export type Herd = (typeof HERDS)[number];

export const ANIMALS = ['male', 'nulliparous', 'hasGivenBirth'] as const;
type Animal = (typeof ANIMALS)[number];

/** The facts of one purchase that its legal route depends on, as far as they are known. */
export type LegalFacts = {
  readonly species?: LawSpecies;
  readonly purchase?: Purchase;
  /** The breed is on the country's list of endangered breeds. */
  readonly endangered?: boolean;
  readonly herd?: Herd;
  /** A state has recognised the catastrophe by a formal decision. */
  readonly formalDecision?: boolean;
  /** The `statecode` of the farm's region. */
  readonly state?: string;
  /** The species was bred organically in the Union before 2022. */
  readonly bredBefore2022?: boolean;
  readonly animal?: Animal;
  /** The male is grown up, where the country's law says no age. */
  readonly adult?: boolean;
  /** The authority has confirmed the extension, the other breed or the new branch. */
  readonly confirmed?: boolean;
  /** Birth or hatch of the youngest or oldest animal: whichever is nearer to the limit. */
  readonly birthDay?: Day;
  readonly arrivalDay?: Day;
  /** Of the heaviest animal on the day of arrival. */
  readonly weightKg?: number;
  /** Adult animals, or colonies, before the purchase. */
  readonly stock?: number;
  /** Bought in this year already, of the same share. */
  readonly used?: number;
  readonly wanted?: number;
  /** Fitting organic animals that the search found. */
  readonly available?: number;
};

/** The questions that a legal route may need, each a screen of its own. */
export type Question =
  | 'species'
  | 'purchase'
  | 'endangered'
  | 'herd'
  | 'formalDecision'
  | 'state'
  | 'bredBefore2022'
  | 'animal'
  | 'adult'
  | 'confirmed'
  | 'age'
  | 'weight'
  | 'numbers';
