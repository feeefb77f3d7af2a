import type { EntityClassName } from '#shared/entity-classes.ts';
import { RELATED_ENTITY_BATCH_MS } from '#shared/kernel/limits.ts';
import type { ApiClient } from './api-client.ts';
import type { EntityOf } from './entity-data.ts';

const IDS_A_CALL = 200;
const ENTITY_ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

type Waiting = {
  readonly resolve: (entity: unknown) => void;
  readonly reject: (error: unknown) => void;
};

/** Gathers the entities asked for within 20 ms into one call for each class. Null: there is none, or not for this reader. */
export type LoadEntity = <N extends EntityClassName>(
  entityClass: N,
  id: string,
) => Promise<EntityOf<N> | null>;

export function createEntityBatch(
  api: Pick<ApiClient, 'call'>,
  after: (ms: number, action: () => void) => void,
): LoadEntity {
  const batches = new Map<EntityClassName, Map<string, Waiting[]>>();

  async function send(entityClass: EntityClassName, batch: Map<string, Waiting[]>): Promise<void> {
    const ids = [...batch.keys()];
    try {
      const { items } = await api.call('POST search/search/ids', { entityClass, ids });
      const found = new Map(items.map((item) => [item.id, item]));
      for (const [id, waiting] of batch) {
        for (const caller of waiting) caller.resolve(found.get(id) ?? null);
      }
    } catch (error) {
      for (const caller of [...batch.values()].flat()) caller.reject(error);
    }
  }

  const enqueue = (entityClass: EntityClassName, id: string) =>
    new Promise((resolve, reject) => {
      const open = batches.get(entityClass);
      const batch = open && (open.has(id) || open.size < IDS_A_CALL) ? open : new Map();
      if (batch !== open) {
        batches.set(entityClass, batch);
        after(RELATED_ENTITY_BATCH_MS, () => {
          if (batches.get(entityClass) === batch) batches.delete(entityClass);
          void send(entityClass, batch);
        });
      }
      batch.set(id, [...(batch.get(id) ?? []), { resolve, reject }]);
    });
  // An id that was typed into the address may be anything; the server would refuse the whole batch.
  const load = async (entityClass: EntityClassName, id: string) =>
    ENTITY_ID.test(id) ? enqueue(entityClass, id) : null;
  // The class name decides the type, as in `searchEntities`.
  return load as LoadEntity;
}
