import {
  type AttributeFilter,
  type FilterLeaf,
  leavesOf,
  type Scalar,
} from '#shared/kernel/attribute-filter.ts';

/** The offer fields that name an entry by its id: what the condition is called, and the class of the entry. */
const NAMED = {
  country: { name: 'country', entityClass: 'country' },
  offergroup: { name: 'breed', entityClass: 'offergroup' },
  animalusage: { name: 'usage', entityClass: 'animalusage' },
  ageCategory: { name: 'age', entityClass: 'agecategory' },
  category1: { name: 'category', entityClass: 'category1' },
  category2: { name: 'category2', entityClass: 'category2' },
  classification: { name: 'classification', entityClass: 'classification' },
  associations: { name: 'association', entityClass: 'account' },
} as const;
type Named = (typeof NAMED)[keyof typeof NAMED];
const namedOf = new Map<string, Named>(Object.entries(NAMED));

const AMOUNT_COMPARISONS = ['gte', 'lte', 'eq', 'gt', 'lt'] as const;

/** One condition of a frozen search, told apart by how it is put in words. */
export type SearchCondition =
  | { readonly kind: 'named'; readonly as: Named; readonly ids: readonly string[] }
  | { readonly kind: 'specification'; readonly ids: readonly string[] }
  | { readonly kind: 'gender'; readonly values: readonly string[] }
  | { readonly kind: 'week'; readonly weeks: readonly string[] }
  | {
      readonly kind: 'amount';
      readonly comparison: (typeof AMOUNT_COMPARISONS)[number];
      readonly amount: number;
    }
  | { readonly kind: 'now' }
  | { readonly kind: 'spot' }
  | { readonly kind: 'text'; readonly word: string }
  | { readonly kind: 'field'; readonly field: string; readonly values: readonly string[] }
  /** What only a tool could have asked: as it was asked. */
  | { readonly kind: 'other'; readonly asked: string };

/** The conditions of a frozen search, in order; none is left out, whoever wrote the filter. */
export function searchConditions(filter: AttributeFilter | undefined): SearchCondition[] {
  if (filter === undefined) return [];
  if ('$and' in filter) return filter.$and.flatMap(searchConditions);
  const one = '$or' in filter ? ofEither(leavesOf(filter)) : ofLeaf(filter);
  return [one ?? { kind: 'other', asked: JSON.stringify(filter) }];
}

/** Where it was searched, and then the conditions: the country of the request, unless the filter names others. */
export function searchScope(
  filter: AttributeFilter | undefined,
  country: string,
): { readonly searched: SearchCondition; readonly conditions: readonly SearchCondition[] } {
  const all = searchConditions(filter);
  const named = all.find((one) => one.kind === 'named' && one.as === NAMED.country);
  return {
    searched: named ?? { kind: 'named', as: NAMED.country, ids: [country] },
    conditions: all.filter((one) => one !== named),
  };
}

/** A word is looked for in several places, what can be had now is available or promised for a day that has come, a range of numbers is several lists of its steps. */
function ofEither(leaves: readonly FilterLeaf[]): SearchCondition | undefined {
  const words = leaves.filter(({ comparison }) => comparison === 'contains');
  const [word] = words;
  if (word && words.every(({ value }) => value === word.value)) {
    const others = leaves.filter((leaf) => !words.includes(leaf));
    const areBreeds = others.every(
      ({ field, comparison }) => [field, comparison].join() === 'offergroup,in',
    );
    return areBreeds ? { kind: 'text', word: String(word.value) } : undefined;
  }
  const areNow = leaves.map(({ field, comparison }) => `${field} ${comparison}`).join();
  if (areNow === 'status eq,availableFrom lte') return { kind: 'now' };
  const isField = leaves.length > 0 && leaves.every(({ field }) => field === 'fieldValues');
  return isField ? fieldCondition(leaves.flatMap(valuesOf)) : undefined;
}

function ofLeaf(leaf: FilterLeaf): SearchCondition | undefined {
  const { field, comparison, value } = leaf;
  if (field === 'amount') {
    const found = AMOUNT_COMPARISONS.find((one) => one === comparison);
    return found && typeof value === 'number'
      ? { kind: 'amount', comparison: found, amount: value }
      : undefined;
  }
  if (comparison !== 'eq' && comparison !== 'in') return undefined;
  const ids = valuesOf(leaf);
  const as = namedOf.get(field);
  if (as) return { kind: 'named', as, ids };
  switch (field) {
    case 'offerspecification':
      return { kind: 'specification', ids };
    case 'gender':
      return { kind: 'gender', values: ids };
    case 'availableWeeks':
      return { kind: 'week', weeks: ids };
    case 'fieldValues':
      return fieldCondition(ids);
    case 'status':
      return value === 'available' ? { kind: 'now' } : undefined;
    case 'spotMarket':
      return value === true ? { kind: 'spot' } : undefined;
    default:
      return undefined;
  }
}

/** `<field>=<value>` of one field. */
function fieldCondition(entries: readonly string[]): SearchCondition | undefined {
  const parts = entries.map((entry) => {
    const at = entry.indexOf('=');
    return { field: entry.slice(0, at), value: entry.slice(at + 1) };
  });
  const [first] = parts;
  if (!first || first.field === '' || parts.some(({ field }) => field !== first.field)) {
    return undefined;
  }
  return { kind: 'field', field: first.field, values: parts.map(({ value }) => value) };
}

function valuesOf({ value }: FilterLeaf): string[] {
  const all: readonly Scalar[] = Array.isArray(value) ? value : isScalar(value) ? [value] : [];
  return all.map(String);
}

const isScalar = (value: Exclude<FilterLeaf['value'], Scalar[]>): value is Scalar =>
  typeof value !== 'object';
