import type * as z from 'zod';
import type { Implementation } from '#functions/kernel/context.ts';
import type { Rows } from '#functions/kernel/rows.ts';
import { entityClassOf } from '#shared/entity-classes.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { valuesAt } from '#shared/kernel/column-values.ts';
import type { searchEndpoints } from '#shared/search/endpoints.ts';
import { searchErrors } from '#shared/search/errors.ts';
import { NAMED_ROWS } from '#shared/search/limits.ts';

type Endpoint = typeof searchEndpoints.overview;
type Query = z.output<Endpoint['input']>;
type Found = Awaited<ReturnType<Rows['overview']>>;

export const overviewRows: Implementation<Endpoint> = async (query, { rows }) => {
  const found = await rows.overview(query);
  requireReferences(query);
  // Names may be as old as on a page that shows them already.
  const { items } = await rows.ids(namedIds(query, found), { fresh: false });
  return { ...found, named: items };
};

/** Refuses to name the rows of fields that hold no ids. */
function requireReferences({ entityClass, with: fields, facets }: Query): void {
  const refs = entityClassOf(entityClass)?.refs ?? {};
  const asked = [...fields, ...facets.filter(({ named }) => named).map(({ field }) => field)];
  const details = asked
    .filter((field) => !Object.hasOwn(refs, field))
    .map((field) => fieldDetail(field, searchErrors.unknownField));
  if (details.length > 0) throw new AppError(searchErrors.unknownField, { details });
}

/** Returns the ids by which facets count and that rows hold, each once, as many as an answer may name. */
function namedIds({ with: fields, facets }: Query, found: Found): string[] {
  const counts = found.facets.filter((_, n) => facets[n]?.named);
  const ids = new Set([
    ...counts.flatMap((values) => values.map(({ value }) => value)),
    ...found.items.flatMap(({ data }) => fields.flatMap((path) => valuesAt(data, path.split('.')))),
  ]);
  return [...ids].filter((id) => typeof id === 'string').slice(0, NAMED_ROWS);
}
