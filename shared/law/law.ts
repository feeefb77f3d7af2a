import * as z from 'zod';
import { Day } from '#shared/kernel/time.ts';
import { LEGAL_GROUNDS } from '#shared/requests/entities/requestpackage.ts';
import {
  CERTAINTIES,
  CONDITIONS,
  CONVERSION_UNITS,
  DECIDERS,
  LAW_OFFICES,
  LAW_SPECIES,
  LAW_TERMS,
  LAW_UNITS,
  PAPERS,
  PRODUCTS,
  SILENCES,
  STOCK_BASES,
} from './law-words.ts';
import { LAW_ROWS, LAW_TEXT_LENGTH, RADIUS_KM } from './limits.ts';

const LawText = z.string().min(1).max(LAW_TEXT_LENGTH);

/** The place where a rule stands, whether it was read there, and when. */
const sourced = {
  source: LawText,
  certainty: z.enum(CERTAINTIES),
  checkedOn: Day.optional(),
};

/** A ground on which non-organic animals may be bought. */
const GroundRule = z.strictObject({
  ground: z.enum(LEGAL_GROUNDS),
  /** The point of the law: `1.3.4.4.2`. */
  point: LawText,
  /** The act of the ground, where it is not the act of the law. */
  act: LawText.optional(),
  decider: z.enum(DECIDERS),
  /** The last day of the ground. */
  endsOn: Day.optional(),
  /** The day from which the lawgiver may end it. */
  mayEndFrom: Day.optional(),
  /** Months for which a permission lasts at most. */
  monthsAtMost: z.int().min(1).max(120).optional(),
  papers: z.array(z.enum(PAPERS)).max(PAPERS.length),
  conditions: z.array(z.enum(CONDITIONS)).max(CONDITIONS.length),
  ...sourced,
});
export type GroundRule = z.infer<typeof GroundRule>;

const Percent = z.number().min(0).max(100);

/** The animals that a farm may buy in a year, as a share of its stock. */
const ShareRule = z.strictObject({
  species: z.enum(LAW_SPECIES),
  /** Per cent of a stock that may be renewed in a year. */
  renewal: Percent,
  /** Per cent of a stock that may be bought in a year for an extension, another breed or a new branch. */
  extension: Percent.optional(),
  /** The stock below which one animal a year may be renewed. */
  smallBelow: z.int().min(1).max(1000).optional(),
  base: z.enum(STOCK_BASES),
  ...sourced,
});
export type ShareRule = z.infer<typeof ShareRule>;

const Amount = z.number().min(0).max(1000);

/** The age or weight of animals on the day on which they arrive. */
const AgeRule = z.strictObject({
  ground: z.enum(LEGAL_GROUNDS),
  species: z.enum(LAW_SPECIES),
  unit: z.enum(LAW_UNITS),
  /** The animals must be below this age or weight. */
  below: Amount.optional(),
  /** The animals must have reached this age or weight. */
  from: Amount.optional(),
  /** The age from which animals may come for training; the application follows when they reach `from`. */
  trainingFrom: Amount.optional(),
  ...sourced,
});
export type AgeRule = z.infer<typeof AgeRule>;

/** The time after which products of the animals are organic. */
const ConversionRule = z.strictObject({
  species: z.enum(LAW_SPECIES),
  product: z.enum(PRODUCTS),
  amount: Amount,
  unit: z.enum(CONVERSION_UNITS),
  /** The product also needs three quarters of the animal's life. */
  threeQuartersOfLife: z.boolean().optional(),
  ...sourced,
});
export type ConversionRule = z.infer<typeof ConversionRule>;

/** A time that the country sets, in all of it or in some regions. */
const TermRule = z.strictObject({
  term: z.enum(LAW_TERMS),
  amount: z.int().min(0).max(1000),
  /** The `statecode` of the regions in which the time holds; none: all regions that no other row names. */
  states: z.array(z.string().min(1).max(16)).max(LAW_ROWS),
  ...sourced,
});
export type TermRule = z.infer<typeof TermRule>;

/** A permission that an authority has given to all in parts of a country. */
const GeneralOrder = z.strictObject({
  ground: z.enum(LEGAL_GROUNDS),
  /** The `statecode` of the regions in which the order holds. */
  states: z.array(z.string().min(1).max(16)).min(1).max(LAW_ROWS),
  act: LawText,
  ...sourced,
});

/** The law by which non-organic animals may be bought, as a country has it for a time. */
export const Law = z.strictObject({
  act: LawText,
  /** Tells whether the law lists all grounds: then any other is not possible. Otherwise an office is asked. */
  isComplete: z.boolean(),
  /** The office to ask where the law is silent. */
  asks: z.enum(LAW_OFFICES),
  grounds: z.array(GroundRule).max(LAW_ROWS),
  shares: z.array(ShareRule).max(LAW_ROWS),
  ages: z.array(AgeRule).max(LAW_ROWS),
  conversions: z.array(ConversionRule).max(LAW_ROWS),
  generalOrders: z.array(GeneralOrder).max(LAW_ROWS),
  terms: z.array(TermRule).max(LAW_ROWS).default([]),
  /** Kilometres within which organic offers count. */
  radiusKm: z.int().min(1).max(RADIUS_KM),
  /** Days for which a search is a proof. */
  proofDays: z.int().min(1).max(365),
  silence: z.enum(SILENCES),
});
export type Law = z.infer<typeof Law>;
