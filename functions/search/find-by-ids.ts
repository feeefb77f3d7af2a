import type * as z from 'zod';
import type { Implementation } from '#functions/kernel/context.ts';
import type { Rows } from '#functions/kernel/rows.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { searchEndpoints } from '#shared/search/endpoints.ts';
import { IDS_A_CALL } from '#shared/search/limits.ts';
import { idsIn, namedRows, requireReferences } from './named-rows.ts';

type Endpoint = typeof searchEndpoints.ids;

export const findByIds: Implementation<Endpoint> = async (input, { rows }) => {
  const { entityClass, with: fields } = input;
  requireReferences(entityClass, fields);
  const found = await findRows(input, rows);
  if (fields.length === 0) return found;
  return { ...found, named: await namedRows(rows, idsIn(found.items, fields)) };
};

async function findRows(input: z.output<Endpoint['input']>, rows: Rows) {
  const { ids, entityClass, attributeFilter, pagination, sorting } = input;
  if (entityClass !== undefined && ids === undefined) {
    const { items } = await rows.search({ entityClass, attributeFilter, pagination, sorting });
    return { items, missing: [] };
  }
  const asked = ids ?? [];
  if (entityClass === undefined || attributeFilter === undefined) {
    const { items } = await rows.ids(asked);
    return answer(
      asked,
      items.filter((item) => entityClass === undefined || item.entityclass === entityClass),
    );
  }
  const { items } = await rows.search({
    entityClass,
    attributeFilter: {
      $and: [{ field: 'id', comparison: 'in', value: asked }, attributeFilter],
    },
    pagination: { start: 0, limit: IDS_A_CALL },
    sorting: [],
  });
  return answer(asked, items);
}

function answer(asked: readonly string[], items: readonly Entity[]) {
  const byId = new Map(items.map((item) => [item.id, item]));
  return {
    items: asked.flatMap((id) => byId.get(id) ?? []),
    missing: asked.filter((id) => !byId.has(id)),
  };
}
