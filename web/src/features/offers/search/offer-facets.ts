import { fieldValue } from '#shared/offers/field-values.ts';
import { FACET_VALUES } from '#shared/search/limits.ts';
import type { Option } from '#web/components/select-field.tsx';
import type { Counts, Facet, FacetName, Overview } from './search-overview.ts';

type Countable = { readonly value: string };

/** Puts the exact counts of an overview behind each choice; choices without offers show 0. */
export function offerFacets(facets: Overview['facets'] | undefined) {
  const ofField = (id: string) => facets?.get(`field:${id}`) ?? facets?.get('fields');
  return {
    counted: <O extends Countable>(facet: Facet, options: readonly O[]) =>
      counted(facets?.get(facet), options, ({ value }) => value),
    countOf: (facet: Facet, value: string) => countIn(facets?.get(facet), value),
    /** The offers that are there on a day: without a day of their own, or promised for one that has come. */
    countOn: (day: string) =>
      facets &&
      sumOf(facets.get('now'), (from) => from === 'null' || from.slice(0, day.length) <= day),
    /** The animals of all offers in a week, where their numbers are said. */
    animalsIn: (week: string) => countIn(facets?.get('weekAnimals'), week),
    /** The values that the offers of the market have, whatever is chosen; offers without one count under "null". */
    offered: (name: Extract<FacetName, `offered${string}`>): string[] =>
      [...(facets?.get(name)?.keys() ?? [])].filter((value) => value !== 'null'),
    /** The options of an offer field. */
    countedField: (id: string, options: readonly Option[]) =>
      counted(ofField(id), options, ({ value }) => fieldValue(id, value)),
    countOfField: (id: string, value: string) => countIn(ofField(id), fieldValue(id, value)),
  };
}
export type Facets = ReturnType<typeof offerFacets>;

/** Returns the count of a value; undefined where it is not known, as of a rare one among too many values. */
function countIn(known: Counts | undefined, value: string): number | undefined {
  return known && (known.get(value) ?? (known.size < FACET_VALUES ? 0 : undefined));
}

const sumOf = (known: Counts | undefined, isMeant: (value: string) => boolean): number =>
  [...(known ?? [])].reduce((sum, [value, count]) => (isMeant(value) ? sum + count : sum), 0);

function counted<O extends Countable>(
  known: Counts | undefined,
  options: readonly O[],
  valueFor: (option: O) => string,
) {
  return options.map((option) => {
    const count = countIn(known, valueFor(option));
    return count === undefined ? option : { ...option, count };
  });
}
