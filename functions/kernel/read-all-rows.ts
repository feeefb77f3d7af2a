import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import type { Rows } from './rows.ts';
import { eachPage } from './store/each-page.ts';
import { type EntityType, entitiesAs } from './store/entity-as.ts';

/**
 * Returns every row that a search finds, page by page. It is only for rows that are few by nature, for example
 * reference data of one country.
 */
export async function readAllRows<D>(
  rows: Rows,
  type: EntityType<D>,
  attributeFilter: AttributeFilter,
): Promise<Entity<D>[]> {
  const query = { entityClass: type.name, attributeFilter };
  const entities: Entity<D>[] = [];
  const pages = eachPage((cursor: string | undefined) => {
    const pagination = { start: 0, limit: PAGE_LIMIT, cursor };
    return rows.search({ ...query, pagination, sorting: [] });
  });
  for await (const { items } of pages) entities.push(...entitiesAs(type, items));
  return entities;
}
