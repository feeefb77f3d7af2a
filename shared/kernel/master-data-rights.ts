import type { Columns, EntityClass, ShardGroup } from './entity-class.ts';
import { hasRole } from './principal.ts';

/** The one shard of a class whose rows everybody may read. */
export function publicShard<D>(columns: Columns): { all: ShardGroup<D> } {
  return {
    all: {
      columns,
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
