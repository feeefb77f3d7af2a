import { createHash } from 'node:crypto';
import type { ShardGroup } from '#shared/kernel/entity-class.ts';

const MARK_LENGTH = 8;

export type GroupLayout = Pick<ShardGroup<never>, 'columns' | 'edition'>;
const marks = new WeakMap<GroupLayout, string>();

/**
 * Returns the mark of the way in which a group's rows are made of its entities. Rows of another mark lack a column that
 * was added since, or hold other values in it. The order in which columns are named does not matter.
 */
export function layoutMark(group: GroupLayout): string {
  const mark = marks.get(group) ?? markOf(group);
  marks.set(group, mark);
  return mark;
}

function markOf({ columns, edition = 1 }: GroupLayout): string {
  const named = Object.entries(columns).sort(([column], [other]) => (column < other ? -1 : 1));
  const said = JSON.stringify([edition, named]);
  return createHash('sha256').update(said).digest('base64url').slice(0, MARK_LENGTH);
}
