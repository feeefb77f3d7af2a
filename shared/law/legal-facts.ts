import type { Day } from '#shared/kernel/time.ts';
import type { LawSpecies } from './law-words.ts';

/** The purposes of a purchase: organic animals, or others for breeding, fattening and so on. */
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
  /** Tells whether the breed is on the country's list of endangered breeds. */
  readonly endangered?: boolean;
  readonly herd?: Herd;
  /** Tells whether a state has recognised the catastrophe by a formal decision. */
  readonly formalDecision?: boolean;
  /** The `statecode` of the farm's region. */
  readonly state?: string;
  /** Tells whether the species was bred organically in the Union before 2022. */
  readonly bredBefore2022?: boolean;
  readonly animal?: Animal;
  /** Tells whether the male is grown up, where the country's law says no age. */
  readonly adult?: boolean;
  /** Tells whether the authority has confirmed the extension, the other breed or the new branch. */
  readonly confirmed?: boolean;
  /** The day of birth or hatch of the youngest or oldest animal: whichever is nearer to the limit. */
  readonly birthDay?: Day;
  readonly arrivalDay?: Day;
  /** The weight of the heaviest animal on the day of arrival. */
  readonly weightKg?: number;
  /** The number of adult animals, or colonies, before the purchase. */
  readonly stock?: number;
  /** The number of animals bought in this year already, of the same share. */
  readonly used?: number;
  readonly wanted?: number;
  /** The number of fitting organic animals that the search found. */
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
