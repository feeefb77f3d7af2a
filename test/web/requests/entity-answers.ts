import { entityClasses } from '#shared/entity-classes.ts';
import { AttributeFilter, leavesOf } from '#shared/kernel/attribute-filter.ts';
import { rowOf, valuesAt } from '#shared/kernel/column-values.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { matchesFilter } from '#shared/kernel/match-filter.ts';
import type { Answers } from '../fake-server.ts';

const classes: Readonly<Record<string, AnyEntityClass>> = entityClasses;

/** What a server that holds these entities answers to searches; everything is for this reader's eyes. */
export function entityAnswers(entities: () => readonly Entity[]): Answers {
  const find = (entityClass: string, filter: AttributeFilter | undefined) =>
    entities().filter(
      (entity) =>
        entity.entityclass === entityClass &&
        (filter === undefined || meets(entity, filter, entityClass)),
    );
  return {
    'POST search/search/ids': ({ ids = [] }) => ({
      items: entities().filter(({ id }) => ids.includes(id)),
      missing: [],
    }),
    'POST search/search/execute': ({ entityClass, attributeFilter }) => ({
      items: find(entityClass, filterOf(attributeFilter)),
      next: null,
    }),
    'POST search/search/overview': ({ entityClass, attributeFilter, facets = [] }) => {
      const items = find(entityClass, filterOf(attributeFilter));
      const counted = facets.map(({ field }) => countsOf(items, field));
      return { items, next: null, count: items.length, without: [], facets: counted, named: [] };
    },
    'POST search/search/count': ({ entityClass, attributeFilter }) => ({
      count: find(entityClass, filterOf(attributeFilter)).length,
    }),
  };
}

/** Counts entities by the text of a field; null: none. */
function countsOf(entities: readonly Entity[], field: string) {
  const textOf = ({ data }: Entity) => {
    const [value] = valuesAt(data, field.split('.'));
    return value === undefined ? null : String(value);
  };
  return [...Map.groupBy(entities, textOf)].map(([value, all]) => ({ value, count: all.length }));
}

/** As the server parses it. */
function filterOf(given: unknown): AttributeFilter | undefined {
  return given === undefined ? undefined : AttributeFilter.parse(given);
}

function meets(entity: Entity, filter: AttributeFilter, entityClass: string): boolean {
  const fields = leavesOf(filter).map(({ field }) => field);
  const group = Object.values(classes[entityClass]?.groups ?? {}).find(({ columns }) =>
    fields.every((field) => ['id', 'rev', 'updated'].includes(field) || columns[field]),
  );
  if (group === undefined) throw new Error(`${entityClass} is not searched by ${fields}`);
  return matchesFilter(rowOf(entity, group.columns, group.derived), filter, group.columns);
}
