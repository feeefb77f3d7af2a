import type { Sorting } from '#functions/kernel/search/search.ts';
import type { AttributeFilter, FilterLeaf } from '#shared/kernel/attribute-filter.ts';
import { META_COLUMNS } from '#shared/kernel/column-values.ts';
import type { ColumnKind } from '#shared/kernel/entity-class.ts';
import { GeoPosition } from '#shared/kernel/geo-position.ts';
import type { Row } from '#shared/kernel/row.ts';
import { weeksAround } from '#shared/offers/available-weeks.ts';
import { numberFieldFilter } from '#shared/offers/field-values.ts';
import { offerGroups } from '#shared/offers/offer-groups.ts';
import { offerTextFilter } from '#shared/offers/offer-text-filter.ts';
import { nearestWeeks } from '#shared/offers/week-shown.ts';
import { PLAIN_COMPARISONS } from '#test/support/plain-filter.ts';
import type { SeededRandom } from '#test/support/seeded-random.ts';

export type OfferQuestion = { readonly filter: AttributeFilter; readonly sorting: Sorting };

export const { columns } = offerGroups.market;
const fields = Object.entries({ ...columns, ...META_COLUMNS }) as [string, ColumnKind][];

/** Which filters were asked how often: by column, and by the helpers that make conditions. */
export type Asked = Map<string, number>;

/** What visitors ask, with values that some of the rows have: every column, comparison and helper comes again and again. */
export function offerQuestion(
  random: SeededRandom,
  rows: readonly Row[],
  asked: Asked,
): OfferQuestion {
  const conditions = Array.from({ length: 1 + random.below(3) }, () =>
    randomCondition(random, rows, asked),
  );
  const sorting = Array.from({ length: random.below(3) }, () => ({
    field: random.pick(fields.filter(([, kind]) => kind !== 'geo'))[0],
    direction: random.pick(['asc', 'desc'] as const),
  }));
  if (random.chance(0.4)) {
    return { filter: random.chance(0.8) ? { $and: conditions } : { $or: conditions }, sorting };
  }
  note(asked, 'distance');
  const near = circle(random, rows);
  // Visitors see what can be had first.
  const available = random.chance(0.5) ? [{ field: 'status', direction: 'asc' as const }] : [];
  const enough = random.chance(0.5) ? [enoughFirst(random, rows, asked)] : [];
  return {
    filter: { $and: [near, ...conditions] },
    sorting: [...available, ...enough, { field: near.field, direction: 'asc' }, ...sorting],
  };
}

/** Sorts by the animals of a week, or else of those around it, up to a number. */
function enoughFirst(random: SeededRandom, rows: readonly Row[], asked: Asked): Sorting[number] {
  const [week = ''] = String(valueIn(random, rows, 'weeklyAmounts', 'texts')).split('=');
  note(asked, 'numberOf');
  const around = { week, before: random.below(2), after: random.below(3) };
  return {
    field: 'weeklyAmounts',
    direction: random.pick(['asc', 'desc']),
    numberOf: {
      values: /W/.test(week) ? nearestWeeks(around) : ['none'],
      ...(random.chance(0.7) && { most: random.pick([1, 100, 900]) }),
    },
  };
}

function randomCondition(
  random: SeededRandom,
  rows: readonly Row[],
  asked: Asked,
): AttributeFilter {
  const made = random.chance(0.4) ? helperCondition(random, rows, asked) : undefined;
  if (made) return made;
  const [field, kind] = random.pick(leastAsked(asked));
  note(asked, field);
  if (kind === 'geo') return circle(random, rows);
  const comparison = random.pick(PLAIN_COMPARISONS[kind]);
  if (comparison === 'exists') return { field, comparison, value: random.chance(0.7) };
  const value = () => valueIn(random, rows, field, kind);
  if (comparison === 'in') {
    return { field, comparison, value: Array.from({ length: random.below(5) }, value) };
  }
  if (comparison !== 'contains' && comparison !== 'startsWith') {
    return { field, comparison, value: value() };
  }
  const start = comparison === 'contains' ? random.below(4) : 0;
  const part = String(value()).slice(start, start + 1 + random.below(5));
  return { field, comparison, value: part === '' ? 'e' : part };
}

function helperCondition(
  random: SeededRandom,
  rows: readonly Row[],
  asked: Asked,
): AttributeFilter | undefined {
  switch (random.below(3)) {
    case 0: {
      note(asked, 'weeksAround');
      const week = String(valueIn(random, rows, 'availableWeeks', 'texts'));
      const radius = { before: random.below(4), after: random.below(4) };
      const value = /W/.test(week) ? weeksAround(week, radius) : [];
      return { field: 'availableWeeks', comparison: 'in', value };
    }
    case 1: {
      const values = Array.from({ length: 20 }, () =>
        valueIn(random, rows, 'fieldValues', 'texts'),
      );
      const drawn = values.map(numberField).find(([, number]) => !Number.isNaN(number));
      if (drawn === undefined) return undefined;
      const [field, number] = drawn;
      note(asked, 'numberFieldFilter');
      const below = random.chance(0.5) ? { max: number * 2 } : {};
      return numberFieldFilter(field, { min: random.below(number + 1), ...below });
    }
    default: {
      note(asked, 'offerTextFilter');
      const words = ['place.name', 'place.city', 'offerspecification'].map((name) =>
        String(valueIn(random, rows, name, 'text')).slice(0, 2 + random.below(8)),
      );
      return offerTextFilter(words.slice(0, 1 + random.below(2)).join(' '));
    }
  }
}

/** Returns the field that a value is of, and its number; not a number for a field of words. */
function numberField(value: unknown): [string, number] {
  const [field = '', number] = String(value).split('=');
  return [field, Number(number)];
}

const note = (asked: Asked, name: string) => asked.set(name, (asked.get(name) ?? 0) + 1);

/** The fields that were asked least often: a short run has drawn each of them, too. */
function leastAsked(asked: Asked): typeof fields {
  const timesOf = ([name]: (typeof fields)[number]) => asked.get(name) ?? 0;
  const least = Math.min(...fields.map(timesOf));
  return fields.filter((field) => timesOf(field) === least);
}

function circle(random: SeededRandom, rows: readonly Row[]): FilterLeaf {
  const { lat, lon } = GeoPosition.parse(random.pick(rows).geoPosition?.[0]);
  const km = random.pick([0.5, 20, 50, 200, 200, 800]);
  return { field: 'geoPosition', comparison: 'within', value: { lat, lon, km } };
}

/** Of some row that has one; times as texts. */
function valueIn(
  random: SeededRandom,
  rows: readonly Row[],
  field: string,
  kind: ColumnKind,
): string | number | boolean {
  for (let attempt = 0; attempt < 20; attempt++) {
    const values = random.pick(rows)[field] ?? [];
    if (values.length === 0) continue;
    const value = random.pick(values);
    if (kind === 'time') return new Date(Number(value)).toISOString();
    if (kind === 'number') return Number(value) + random.pick([0, 0, 1, -1]);
    return typeof value === 'object' ? '' : value;
  }
  if (kind === 'number') return 0;
  if (kind === 'boolean') return true;
  return kind === 'time' ? '2026-03-02' : 'nothing';
}
