import type { EntityClassName } from '#shared/entity-classes.ts';
import { RELATED_ENTITY_BATCH_MS } from '#shared/kernel/limits.ts';
import type { ApiClient } from './api-client.ts';
import type { EntityOf } from './entity-data.ts';

const IDS_A_CALL = 200;
/** An id that was typed into the address may be anything; the server would refuse the whole call. */
export const ENTITY_ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

type Waiting = {
  readonly entityClass: EntityClassName;
  readonly resolve: (entity: unknown) => void;
  readonly reject: (error: unknown) => void;
};
type Batch = Map<string, Waiting[]>;

/** Gathers the entities asked for within 20 ms into one call. Null: there is none of the class, or not for this reader. */
export type LoadEntity = <N extends EntityClassName>(
  entityClass: N,
  id: string,
) => Promise<EntityOf<N> | null>;

export function createEntityBatch(
  api: Pick<ApiClient, 'call'>,
  after: (ms: number, action: () => void) => void,
): LoadEntity {
  let open: Batch | undefined;

  async function send(batch: Batch): Promise<void> {
    try {
      const { items } = await api.call('POST search/search/ids', { ids: [...batch.keys()] });
      const entities = new Map(items.map((item) => [item.id, item]));
      for (const [id, waiting] of batch) {
        const entity = entities.get(id);
        for (const { entityClass, resolve } of waiting)
          resolve(entity?.entityclass === entityClass ? entity : null);
      }
    } catch (error) {
      for (const { reject } of [...batch.values()].flat()) reject(error);
    }
  }

  function begin(): Batch {
    const batch: Batch = new Map();
    after(RELATED_ENTITY_BATCH_MS, () => {
      if (open === batch) open = undefined;
      void send(batch);
    });
    open = batch;
    return batch;
  }

  const enqueue = (entityClass: EntityClassName, id: string) =>
    new Promise((resolve, reject) => {
      const batch = open && (open.has(id) || open.size < IDS_A_CALL) ? open : begin();
      batch.set(id, [...(batch.get(id) ?? []), { entityClass, resolve, reject }]);
    });
  const load = async (entityClass: EntityClassName, id: string) =>
    ENTITY_ID.test(id) ? enqueue(entityClass, id) : null;
  // The class name decides the type, as in `searchEntities`.
  return load as LoadEntity;
}
