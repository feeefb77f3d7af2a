import type { Metric, Sorting } from '#functions/kernel/search/search.ts';
import { type AttributeFilter, Circle, type FilterLeaf } from '#shared/kernel/attribute-filter.ts';
import { META_COLUMNS } from '#shared/kernel/column-values.ts';
import type { ColumnKind } from '#shared/kernel/entity-class.ts';
import { PLAIN_COMPARISONS } from '#test/support/plain-filter.ts';
import type { SeededRandom } from '#test/support/seeded-random.ts';
import { columns, DAYS, randomPlace, TEXTS } from './random-entities.ts';

const fields = Object.entries({ ...columns, ...META_COLUMNS }) as [string, ColumnKind][];
const METRIC_KINDS: readonly ColumnKind[] = ['number', 'time'];

export function randomFilter(
  random: SeededRandom,
  ids: readonly string[],
  depth = 4,
): AttributeFilter {
  if (depth === 0 || random.chance(0.5)) return randomLeaf(random, ids);
  const members = Array.from({ length: random.below(4) }, () =>
    randomFilter(random, ids, depth - 1),
  );
  return random.chance(0.6) ? { $and: members } : { $or: members };
}

function randomLeaf(random: SeededRandom, ids: readonly string[]): FilterLeaf {
  const [field, kind] = random.pick(fields);
  const comparison = random.pick(PLAIN_COMPARISONS[kind]);
  switch (comparison) {
    case 'exists':
      return { field, comparison, value: random.chance(0.5) };
    case 'within':
      return { field, comparison, value: randomCircle(random) };
    case 'in':
      return {
        field,
        comparison,
        value: Array.from({ length: random.below(6) }, () => randomValue(random, field, kind, ids)),
      };
    case 'contains':
    case 'startsWith':
      return { field, comparison, value: randomPart(random, field, ids) };
    default:
      return { field, comparison, value: randomValue(random, field, kind, ids) };
  }
}

/** Returns a circle as a caller's is read: rounded, since centres 6 cm apart sort places differently. */
function randomCircle(random: SeededRandom): Circle {
  const km = random.pick([0.5, 5, 50, 200, 200, 1000, 15_000]);
  return Circle.parse({ ...randomPlace(random), km });
}

function randomPart(random: SeededRandom, field: string, ids: readonly string[]): string {
  const whole = field === 'id' ? random.pick(ids) : random.pick([...TEXTS, 'note 5', 'NOTE']);
  const start = random.below(3);
  const part = whole.slice(start, start + 1 + random.below(4));
  return part === '' ? 'e' : part;
}

function randomValue(
  random: SeededRandom,
  field: string,
  kind: ColumnKind,
  ids: readonly string[],
): string | number | boolean {
  if (field === 'id') return random.chance(0.9) ? random.pick(ids) : 'no id';
  if (field === 'rev') return random.below(4);
  switch (kind) {
    case 'number':
      return random.pick([
        random.below(300) - 20,
        random.below(2 ** 40),
        random.next() * 1e4,
        -128,
      ]);
    case 'boolean':
      return random.chance(0.5);
    case 'time':
      return random.chance(0.5)
        ? random.pick(DAYS)
        : new Date(1_760_000_000_000 + random.below(30_000_000_000)).toISOString();
    default:
      return random.pick([...TEXTS, '2026-W3', 'unknown']);
  }
}

/** Sometimes by the distance to the circle that the filter then holds. */
export function randomSorting(
  random: SeededRandom,
  filter: AttributeFilter | undefined,
): { sorting: Sorting; filter: AttributeFilter | undefined } {
  const sorting = Array.from({ length: random.below(4) }, () => {
    const [field, kind] = random.pick(fields.filter(([, kind]) => kind !== 'geo'));
    const isText = field !== 'id' && (kind === 'text' || kind === 'texts');
    const locale = isText ? random.pick([undefined, 'sv_SE', 'da_DK'] as const) : undefined;
    return { field, direction: random.pick(['asc', 'desc'] as const), locale };
  });
  if (random.chance(0.6)) return { sorting, filter };
  const field = random.pick(['place', 'weeks.place']);
  const circle: FilterLeaf = { field, comparison: 'within', value: randomCircle(random) };
  const byDistance = { field, direction: random.pick(['asc', 'desc'] as const) };
  return {
    sorting: [byDistance, ...sorting],
    filter: { $and: filter ? [circle, filter] : [circle] },
  };
}

export function randomAggregate(random: SeededRandom): { groupBy: string[]; metrics: Metric[] } {
  const groupable = [
    'breed',
    'tags',
    'organic',
    'from',
    'never',
    'weeks.week',
    'weeks.amount',
    'rev',
  ];
  const groupBy = groupable.filter(() => random.chance(0.2)).slice(0, 3);
  const metrics = Array.from({ length: 1 + random.below(4) }, (_, n): Metric => {
    const op = random.pick(['count', 'sum', 'min', 'max', 'avg'] as const);
    if (op === 'count' && random.chance(0.5)) return { op, as: `m${n}` };
    const kinds: readonly ColumnKind[] =
      op === 'count' ? [...METRIC_KINDS, 'text', 'geo'] : METRIC_KINDS;
    const usable = fields.filter(([, kind]) => kinds.includes(kind));
    return { op, field: random.pick(usable)[0], as: `m${n}` };
  });
  return { groupBy, metrics };
}
