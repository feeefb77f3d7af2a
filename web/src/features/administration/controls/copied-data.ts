import type { Fields } from '#shared/entities/class-screen.ts';
import { switchOf } from '../entries/bulk-changes.ts';
import { type EntryData, isObject } from '../entry/entry-changes.ts';

/**
 * Returns the data that a copy of an entry begins with: rows get ids of their own, the internal name is free to choose,
 * what only a saved entry has is left out, and the copy is switched off until somebody switches it on.
 */
export function copiedData(fields: Fields, data: EntryData, newId: () => string): EntryData {
  const { internalName: _name, ...copy } = withNewIds(fields, data, newId);
  const name = switchOf(fields);
  return name === undefined ? copy : { ...copy, [name]: false };
}

function withNewIds(fields: Fields, data: EntryData, newId: () => string): EntryData {
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const field = fields[name];
      if (field?.later) return [];
      if (field?.control === 'ownId') return [[name, newId()]];
      if (field?.control !== 'rows' || !Array.isArray(value)) return [[name, value]];
      const rows = value.map((row: unknown) =>
        isObject(row) ? withNewIds(field.fields, row, newId) : row,
      );
      return [[name, rows]];
    }),
  );
}
