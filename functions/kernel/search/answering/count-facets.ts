import type { Matches } from '#functions/kernel/search/filtering/match-rows.ts';
import type { TextColumn } from '#functions/kernel/search/packing/packed-column.ts';
import { columnFor } from '#functions/kernel/search/packing/packed-segment.ts';
import type { ValueCount } from '#functions/kernel/search/search.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { ColumnKind, Columns } from '#shared/kernel/entity-class.ts';
import { columnKindOf } from '#shared/kernel/match-filter.ts';
import { searchErrors } from '#shared/search/errors.ts';
import { AGGREGATE_ROWS, FACET_VALUES } from '#shared/search/limits.ts';
import { compareKeys } from './aggregate-matches.ts';
import { makeGroupTokens } from './group-tokens.ts';

type Facet = {
  readonly field: string;
  readonly summed?: boolean | undefined;
  readonly matches: readonly Matches[];
};

/**
 * Counts rows by the values of each field, ordered by value, null last. A row with several values counts under each of
 * them once. Of texts `<value>=<number>` it sums the numbers, too, where a facet asks for it. Of many texts, the
 * most frequent are counted (`FACET_VALUES`); of all else no more than `AGGREGATE_ROWS` together.
 * @throws AppError `search.tooManyGroups`
 */
export function countFacets(facets: readonly Facet[], columns: Columns): ValueCount[][] {
  let total = 0;
  const countAll = (facet: Facet, kind: ColumnKind): ValueCount[] => {
    const counts = countPlain(facet, kind);
    total += counts.length;
    if (total > AGGREGATE_ROWS) throw new AppError(searchErrors.tooManyGroups);
    return counts;
  };
  return facets.map((facet) => {
    const kind = columnKindOf(columns, facet.field) ?? 'text';
    const isOfTexts = facet.field !== 'id' && (kind === 'text' || kind === 'texts');
    const counts = isOfTexts ? countFrequent(facet, kind) : countAll(facet, kind);
    return counts.sort((a, b) => compareKeys([a.value], [b.value]));
  });
}

function countFrequent(facet: Facet, kind: 'text' | 'texts'): ValueCount[] {
  const counts = countTexts(facet, kind);
  if (counts.length <= FACET_VALUES) return counts;
  return counts.sort((a, b) => b.count - a.count).slice(0, FACET_VALUES);
}

function countTexts({ field, summed, matches }: Facet, kind: 'text' | 'texts'): ValueCount[] {
  const tally = new Map<string | null, { count: number; sum: number }>();
  const add = (text: string | null, count: number) => {
    const [value = null, number = 0] = summed && text !== null ? text.split('=') : [text];
    const sum = count * (Number(number) || 0);
    const before = tally.get(value);
    tally.set(value, { count: (before?.count ?? 0) + count, sum: (before?.sum ?? 0) + sum });
  };
  for (const { segment, rows } of matches) {
    const column = columnFor(segment, field, kind);
    if (column?.form !== 'texts') {
      if (rows.length > 0) add(null, rows.length);
      continue;
    }
    const { texts } = column.dictionary;
    countCodes(column, rows).forEach((count, code) => {
      if (count > 0) add(texts[code - 1] ?? null, count);
    });
  }
  return Array.from(tally, ([value, { count, sum }]) => ({ value, count, ...(summed && { sum }) }));
}

function countPlain({ field, matches }: Facet, kind: ColumnKind): ValueCount[] {
  const { reader, partOf } = makeGroupTokens(field, kind);
  const counts: number[] = [];
  for (const { segment, rows } of matches) {
    const tokensOf = reader(segment);
    for (const row of rows)
      for (const token of tokensOf(row)) counts[token] = (counts[token] ?? 0) + 1;
  }
  return counts.map((count, token) => ({ value: partOf(token), count }));
}

/** Counts rows by the code of a text, those without one by code 0. */
function countCodes(column: TextColumn, rows: Uint32Array): Uint32Array {
  const { codes, dictionary, starts } = column;
  const counts = new Uint32Array(dictionary.texts.length + 1);
  const countedIn = new Int32Array(counts.length).fill(-1); // by code the last row: a text counts once a row
  for (const row of rows) {
    const first = starts ? (starts[row] ?? 0) : row;
    const end = starts ? (starts[row + 1] ?? 0) : row + 1;
    if (first === end) counts[0] = (counts[0] ?? 0) + 1;
    for (let slot = first; slot < end; slot++) {
      const code = codes[slot] ?? 0;
      if (countedIn[code] === row) continue;
      countedIn[code] = row;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
  return counts;
}
