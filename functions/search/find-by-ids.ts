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

async function findRows(
  { ids, entityClass, attributeFilter }: z.output<Endpoint['input']>,
  rows: Rows,
) {
  if (entityClass === undefined || attributeFilter === undefined) {
    const { items } = await rows.ids(ids);
    return answer(
      ids,
      items.filter((item) => entityClass === undefined || item.entityclass === entityClass),
    );
  }
  const { items } = await rows.search({
    entityClass,
    attributeFilter: {
      $and: [{ field: 'id', comparison: 'in', value: ids }, attributeFilter],
    },
    pagination: { start: 0, limit: IDS_A_CALL },
    sorting: [],
  });
  return answer(ids, items);
}

function answer(ids: readonly string[], items: readonly Entity[]) {
  const byId = new Map(items.map((item) => [item.id, item]));
  return {
    items: ids.flatMap((id) => byId.get(id) ?? []),
    missing: ids.filter((id) => !byId.has(id)),
  };
}
