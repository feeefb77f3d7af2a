import type { Rows } from '#functions/kernel/rows.ts';
import type { Freshness } from '#functions/kernel/store/entity-store.ts';
import { entityClassOf } from '#shared/entity-classes.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { valuesAt } from '#shared/kernel/column-values.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { searchErrors } from '#shared/search/errors.ts';
import { NAMED_ROWS } from '#shared/search/limits.ts';

/** Names may be as old as on a page that shows them already. */
const NOT_FRESH: Freshness = { fresh: false };

/** Refuses to name the rows of fields that hold no ids. */
export function requireReferences(entityClass: string | undefined, fields: readonly string[]) {
  const refs = (entityClass && entityClassOf(entityClass)?.refs) || {};
  const details = fields
    .filter((field) => !Object.hasOwn(refs, field))
    .map((field) => fieldDetail(field, searchErrors.unknownField));
  if (details.length > 0) throw new AppError(searchErrors.unknownField, { details });
}

/** Returns the ids that rows hold in these fields. */
export const idsIn = (items: readonly Entity[], fields: readonly string[]) =>
  items.flatMap(({ data }) => fields.flatMap((path) => valuesAt(data, path.split('.'))));

/** Returns the rows of these values that are ids, each once, as far as the caller may see them. */
export async function namedRows(rows: Rows, values: readonly unknown[]): Promise<Entity[]> {
  const ids = [...new Set(values)].filter((id) => typeof id === 'string').slice(0, NAMED_ROWS);
  return (await rows.ids(ids, NOT_FRESH)).items;
}
