import type { Entity } from './entity.ts';
import type { ColumnKind, Columns, DerivedColumns } from './entity-class.ts';
import { GeoPosition } from './geo-position.ts';
import type { ColumnValues, Row } from './row.ts';

/** Columns that every class has besides its own. */
export const META_COLUMNS = {
  id: 'text',
  rev: 'number',
  updated: 'time',
} as const satisfies Columns;

/** Returns the row of an entity. Values that do not fit the column's kind count as absent. */
export function rowOf<D extends object>(
  entity: Pick<Entity<D>, 'id' | 'rev' | 'updated' | 'data'>,
  columns: Columns,
  derived: DerivedColumns<D> = {},
): Row {
  const row: Record<string, ColumnValues> = {
    id: [entity.id],
    rev: [entity.rev],
    updated: [Date.parse(entity.updated)],
  };
  for (const [path, kind] of Object.entries(columns)) {
    const derive = Object.hasOwn(derived, path) ? derived[path] : undefined;
    const values = derive ? derive(entity.data) : valuesAt(entity.data, path.split('.'));
    row[path] = values.flatMap((value) => columnValue(value, kind));
  }
  return row;
}

/** Returns all values at a path, walking through lists; `value` lies at the first `depth` names of it. */
export function valuesAt(value: unknown, path: readonly string[], depth = 0): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path, depth));
  const name = path[depth];
  if (name === undefined) return value === undefined || value === null ? [] : [value];
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return [];
  return valuesAt(Reflect.get(value, name), path, depth + 1);
}

function columnValue(value: unknown, kind: ColumnKind): ColumnValues {
  switch (kind) {
    case 'text':
    case 'texts':
      return typeof value === 'string' ? [value] : [];
    case 'number':
      return typeof value === 'number' ? [value] : [];
    case 'boolean':
      return typeof value === 'boolean' ? [value] : [];
    case 'time': {
      const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
      return Number.isNaN(ms) ? [] : [ms];
    }
    case 'geo': {
      const position = GeoPosition.safeParse(value);
      return position.success ? [position.data] : [];
    }
  }
}
