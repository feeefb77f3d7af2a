import { defined } from './defined.ts';
import type { Columns, EntityClass, HistoryRight, ShardGroup } from './entity-class.ts';
import { hasRole } from './principal.ts';

/** Returns the group of one shard whose rows everybody may read. */
export function publicShard<D>(columns: Columns, history?: HistoryRight): { all: ShardGroup<D> } {
  return {
    all: {
      columns,
      ...defined({ history }),
      keys: () => ['all'],
      open: () => true,
      choose: () => ['all'],
    },
  };
}

/** Reference data: only administrators write it (specification section 6). */
export const administratorsWrite: EntityClass['write'] = {
  create: (who) => hasRole(who, 'ADM'),
  update: (who) => hasRole(who, 'ADM'),
  remove: (who) => hasRole(who, 'ADM'),
};
