import {
  type AttributeFilter,
  type FilterLeaf,
  leavesOf,
  type Scalar,
} from '#shared/kernel/attribute-filter.ts';
import { GENDERS, type Gender } from '#shared/masterdata/gender.ts';
import { AMOUNT_COMPARISONS } from './amount-comparisons.ts';
import { numberFieldFilter } from './field-values.ts';
import { NAMED_COLUMNS, TEXT_COLUMNS } from './offer-text-filter.ts';

/** The offer fields that hold ids of entries with a name. */
const NAMED_FIELDS = [
  'country',
  'animalkind',
  'offergroup',
  'animalusage',
  'ageCategory',
  'category1',
  'category2',
  'classification',
  'associations',
] as const;
export type NamedField = (typeof NAMED_FIELDS)[number];

/** One condition of the search for offers, in the only forms that the search page gives it. */
export type OfferCondition =
  | { readonly kind: 'named'; readonly field: NamedField; readonly ids: readonly string[] }
  | { readonly kind: 'specification'; readonly ids: readonly string[] }
  | { readonly kind: 'gender'; readonly genders: readonly Gender[] }
  | { readonly kind: 'week'; readonly weeks: readonly string[] }
  | {
      readonly kind: 'amount';
      readonly comparison: (typeof AMOUNT_COMPARISONS)[number];
      readonly amount: number;
    }
  /** Offers that are available, or promised for a day until `day`. */
  | { readonly kind: 'now'; readonly day: string }
  | { readonly kind: 'spot' }
  /** Offers that have the word in their own texts, or in the name of their breed or specification. */
  | { readonly kind: 'text'; readonly word: string }
  | FieldCondition
  | UnknownCondition;

/** A condition about a field that administrators made. */
export type FieldCondition = {
  readonly kind: 'field';
  readonly field: string;
  readonly values: readonly string[];
  /** The bounds, where the values are all steps of a range of numbers. */
  readonly range?: { readonly min: number; readonly max: number };
};

/** A condition that the search page never makes, as it was given: any of these leaves. */
type UnknownCondition = { readonly kind: 'unknown'; readonly leaves: readonly FilterLeaf[] };

/**
 * Returns the conditions of a filter, in order; a condition in none of the search page's forms is `unknown`, never
 * left out.
 */
export function offerConditions(filter: AttributeFilter | undefined): OfferCondition[] {
  if (filter === undefined) return [];
  if ('$and' in filter) return filter.$and.flatMap(offerConditions);
  const condition = '$or' in filter ? ofEither(filter.$or) : ofLeaf(filter);
  return [condition ?? { kind: 'unknown', leaves: leavesOf(filter) }];
}

function ofEither(members: readonly AttributeFilter[]): OfferCondition | undefined {
  const leaves = members.filter((member): member is FilterLeaf => 'field' in member);
  if (leaves.length < members.length) return undefined;
  return ofWord(leaves) ?? ofNow(leaves) ?? ofRange(leaves);
}

/** Returns the condition that looks for a word in each of the texts, and among the names of breeds and specifications. */
function ofWord(leaves: readonly FilterLeaf[]): OfferCondition | undefined {
  const texts = leaves.slice(0, TEXT_COLUMNS.length);
  const [word] = texts.map(({ value }) => value);
  const isInTexts = TEXT_COLUMNS.every((column, index) => {
    const leaf = texts[index];
    return leaf?.field === column && leaf.comparison === 'contains' && leaf.value === word;
  });
  const isInNames = leaves
    .slice(TEXT_COLUMNS.length)
    .every(
      ({ field, comparison }) =>
        NAMED_COLUMNS.some((column) => column === field) && comparison === 'in',
    );
  return isInTexts && isInNames && typeof word === 'string' ? { kind: 'text', word } : undefined;
}

function ofNow(leaves: readonly FilterLeaf[]): OfferCondition | undefined {
  const [status, from, ...others] = leaves;
  const isNow =
    status?.field === 'status' &&
    status.comparison === 'eq' &&
    status.value === 'available' &&
    from?.field === 'availableFrom' &&
    from.comparison === 'lte' &&
    others.length === 0;
  if (!isNow || typeof from.value !== 'string') return undefined;
  return { kind: 'now', day: from.value };
}

/** Returns the condition of a range of numbers: the list of its steps, in as many parts as it needs. */
function ofRange(leaves: readonly FilterLeaf[]): OfferCondition | undefined {
  const areFields = leaves.every(
    ({ field, comparison }) => field === 'fieldValues' && comparison === 'in',
  );
  const condition = areFields ? fieldCondition(leaves.flatMap(textsOf)) : undefined;
  const range = condition && numberRangeOf(condition);
  return range && { ...condition, range };
}

function ofLeaf(leaf: FilterLeaf): OfferCondition | undefined {
  const { field, comparison, value } = leaf;
  if (field === 'amount') return ofAmount(leaf);
  if (field === 'spotMarket') {
    return comparison === 'eq' && value === true ? { kind: 'spot' } : undefined;
  }
  const texts = comparison === 'in' || comparison === 'eq' ? textsOf(leaf) : [];
  if (texts.length === 0) return undefined;
  const named = NAMED_FIELDS.find((name) => name === field);
  if (named) return { kind: 'named', field: named, ids: texts };
  switch (field) {
    case 'offerspecification':
      return { kind: 'specification', ids: texts };
    case 'gender': {
      const genders = texts.flatMap((text) => GENDERS.filter((gender) => gender === text));
      return genders.length === texts.length ? { kind: 'gender', genders } : undefined;
    }
    case 'availableWeeks':
      return { kind: 'week', weeks: texts };
    case 'fieldValues':
      return fieldCondition(texts);
    default:
      return undefined;
  }
}

function ofAmount({ comparison, value }: FilterLeaf): OfferCondition | undefined {
  const amountComparison = AMOUNT_COMPARISONS.find((name) => name === comparison);
  return amountComparison && typeof value === 'number'
    ? { kind: 'amount', comparison: amountComparison, amount: value }
    : undefined;
}

/** Returns the texts that the leaf compares with; none where one of the values is no text. */
function textsOf({ value }: FilterLeaf): string[] {
  const all: readonly Scalar[] = Array.isArray(value) ? value : isScalar(value) ? [value] : [];
  const texts = all.filter((text) => typeof text === 'string');
  return texts.length === all.length ? texts : [];
}

const isScalar = (value: Exclude<FilterLeaf['value'], Scalar[]>): value is Scalar =>
  typeof value !== 'object';

type FieldValues = { readonly field: string; readonly values: readonly string[] };

/**
 * Returns the field and its values that `<field>=<value>` entries ask for; undefined where they name several fields,
 * or none.
 */
export function fieldCondition(
  entries: readonly string[],
): ({ readonly kind: 'field' } & FieldValues) | undefined {
  const parts = entries.map((entry) => {
    const index = entry.indexOf('=');
    return { field: entry.slice(0, Math.max(index, 0)), value: entry.slice(index + 1) };
  });
  const field = parts[0]?.field ?? '';
  if (field === '' || parts.some((part) => part.field !== field)) return undefined;
  return { kind: 'field', field, values: parts.map(({ value }) => value) };
}

/** Returns the bounds of the range whose steps the values are: all steps, in order (`numberFieldFilter`). */
export function numberRangeOf({
  field,
  values,
}: FieldValues): { readonly min: number; readonly max: number } | undefined {
  const [min, max] = [Number(values[0]), Number(values.at(-1))];
  if (!(min >= 0 && max >= min)) return undefined;
  const steps = leavesOf(numberFieldFilter(field, { min, max })).flatMap(({ value }) => value);
  const isWhole =
    steps.length === values.length &&
    values.every((value, index) => steps[index] === `${field}=${value}`);
  return isWhole ? { min, max } : undefined;
}
