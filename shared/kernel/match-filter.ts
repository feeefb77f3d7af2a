import {
  type AttributeFilter,
  circleOf,
  type FilterLeaf,
  type Scalar,
} from './attribute-filter.ts';
import { META_COLUMNS } from './column-values.ts';
import type { ColumnKind, Columns } from './entity-class.ts';
import { foldText, searchForms } from './fold-text.ts';
import { distanceKm, GeoPosition } from './geo-position.ts';
import { isDay } from './is-day.ts';
import type { Row } from './row.ts';

/** The comparisons that each kind of column takes. */
export const COMPARISONS_OF = {
  text: ['eq', 'ne', 'in', 'contains', 'startsWith', 'exists'],
  texts: ['eq', 'ne', 'in', 'contains', 'startsWith', 'exists'],
  number: ['eq', 'ne', 'in', 'lt', 'lte', 'gt', 'gte', 'exists'],
  boolean: ['eq', 'ne', 'exists'],
  time: ['eq', 'ne', 'in', 'lt', 'lte', 'gt', 'gte', 'exists'],
  geo: ['within', 'exists'],
} as const satisfies Record<ColumnKind, readonly FilterLeaf['comparison'][]>;

/** Returns the kind of a filterable field, undefined when the group has no such column. */
export function columnKindOf(columns: Columns, field: string): ColumnKind | undefined {
  if (Object.hasOwn(META_COLUMNS, field)) return META_COLUMNS[field as keyof typeof META_COLUMNS];
  return Object.hasOwn(columns, field) ? columns[field] : undefined;
}

/** Returns a filter value in the column's own form: times become milliseconds; undefined when it does not fit. */
export function comparableValue(
  kind: ColumnKind,
  value: Scalar,
): string | number | boolean | undefined {
  switch (kind) {
    case 'time':
      return typeof value === 'string' ? millisecondsOf(value) : undefined;
    case 'number':
      return typeof value === 'number' ? value : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'text':
    case 'texts':
      return typeof value === 'string' ? value : undefined;
    case 'geo':
      return undefined;
  }
}

/** The form of an instant with its day: one that does not say its zone would be of the server's. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Returns a day or an instant in milliseconds; other texts `Date` would read as some day or other. */
function millisecondsOf(text: string): number | undefined {
  const ms = isDay(INSTANT.exec(text)?.[1] ?? text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
}

/**
 * Tells whether the row meets the filter, in the plain meaning that packed search must equal: a condition holds when
 * any value of the field meets it, `ne` when none equals; `contains` and `startsWith` compare as `searchForms` says.
 */
export function matchesFilter(row: Row, filter: AttributeFilter, columns: Columns): boolean {
  if ('$and' in filter) return filter.$and.every((member) => matchesFilter(row, member, columns));
  if ('$or' in filter) return filter.$or.some((member) => matchesFilter(row, member, columns));
  const kind = columnKindOf(columns, filter.field);
  return kind !== undefined && matchesLeaf(row[filter.field] ?? [], filter, kind);
}

function matchesLeaf(values: Row[string], leaf: FilterLeaf, kind: ColumnKind): boolean {
  const { comparison, value } = leaf;
  if (comparison === 'exists') return values.length > 0 === value;
  if (comparison === 'within') {
    const circle = circleOf(leaf);
    return values.some(
      (position) => circle && distanceKm(GeoPosition.parse(position), circle) <= circle.km,
    );
  }
  const wanted = (Array.isArray(value) ? value : [value])
    .map((scalar) => comparableValue(kind, scalar as Scalar))
    .filter((scalar) => scalar !== undefined);
  const any = (test: (have: never, want: never) => boolean) =>
    values.some((have) => wanted.some((want) => test(have as never, want as never)));
  switch (comparison) {
    case 'eq':
    case 'in':
      return any((have, want) => have === want);
    case 'ne':
      return !any((have, want) => have === want);
    case 'lt':
      return any((have, want) => have < want);
    case 'lte':
      return any((have, want) => have <= want);
    case 'gt':
      return any((have, want) => have > want);
    case 'gte':
      return any((have, want) => have >= want);
    case 'contains':
    case 'startsWith': {
      const holds = comparison === 'contains' ? 'includes' : 'startsWith';
      const forms = wanted.flatMap((want) => searchForms(String(want)));
      return values.some((have) => forms.some((form) => foldText(String(have))[holds](form)));
    }
  }
}
