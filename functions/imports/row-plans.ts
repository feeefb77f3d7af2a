import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import { itemsOfChange } from '#functions/kernel/store/items-of-change.ts';
import { entityClassOf } from '#shared/entity-classes.ts';
import type { JobLine } from '#shared/kernel/job.ts';
import type { RowPlan } from './imported-rows.ts';

/** Returns the plan of a row that changes nothing. */
export const unsavedRow = (
  row: number,
  outcome: 'unchanged' | 'failed',
  lines: readonly JobLine[] = [],
): RowPlan => ({ row, outcome, changes: [], messages: [], lines, items: 0 });

/** Returns the plan of a row that makes or changes one entity. */
export const savedRow = (
  row: number,
  change: EntityChange,
  { also = [], messages = [] }: Partial<Pick<RowPlan, 'also' | 'messages'>> = {},
): RowPlan => ({
  row,
  outcome: change.kind === 'create' ? 'created' : 'updated',
  changes: [change],
  also,
  messages,
  lines: [],
  items: [change, ...also].reduce((sum, each) => sum + itemsOf(each), 0),
});

function itemsOf(change: EntityChange): number {
  const before = change.kind === 'create' ? undefined : change.before;
  const entityclass = change.kind === 'create' ? change.entityclass : change.before.entityclass;
  const entityClass = entityClassOf(entityclass);
  if (entityClass === undefined) throw new Error(`There is no class ${entityclass}.`);
  const made = { rev: 1, entityclass, attributeset: entityclass, updated: '' };
  const after =
    change.kind === 'create'
      ? { ...made, id: change.id, data: { ...change.data } }
      : change.kind === 'update'
        ? { ...change.before, data: { ...change.data } }
        : undefined;
  return itemsOfChange({ entityClass, before, after });
}
