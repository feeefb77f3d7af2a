import type { Entity } from '#shared/kernel/entity.ts';
import type { Context } from './context.ts';
import { signedIn } from './http/signed-in.ts';
import { stableId } from './stable-id.ts';
import { retryOnConflict } from './store/retry-on-conflict.ts';

/**
 * Creates an entity, for one account once for each key: a caller that got no answer calls again with its key, and gets
 * what it has made, as it is by now. Without a key each call creates one.
 */
export async function createOnce(
  context: Context,
  { key, entityclass }: { readonly key: string | undefined; readonly entityclass: string },
  create: (id: string) => Promise<Entity>,
): Promise<Entity> {
  if (key === undefined) return create(context.newId());
  const id = stableId(`${entityclass} of ${signedIn(context.who).account} by ${key}`);
  // Two calls at once create the same id: the later one finds what the other has made.
  return retryOnConflict(context, async () => {
    const [made] = (await context.rows.ids([id])).items;
    return made ?? create(id);
  });
}
