import * as z from 'zod';
import type { Entity } from '#shared/kernel/entity.ts';
import { CREATION_KEY_DAYS, Ref } from '#shared/kernel/ref.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import type { Context } from './context.ts';
import { signedIn } from './http/signed-in.ts';
import type { ValueReplacement } from './store/replace-value.ts';

/** The id of a new entity, and what is saved with it so that the key of its creation finds it. */
export type Creation = { readonly id: string; readonly replaces: readonly ValueReplacement[] };

const Made = z.object({ id: Ref });

/**
 * Creates an entity, for one account once for each key: a caller that got no answer calls again with its key, and gets
 * what it has made, as it is by now. Without a key each call creates one.
 */
export async function createOnce(
  context: Context,
  { key, entityclass }: { readonly key: string | undefined; readonly entityclass: string },
  create: (creation: Creation) => Promise<Entity>,
): Promise<Entity> {
  const id = context.newId();
  if (key === undefined) return create({ id, replaces: [] });
  const name = `created#${signedIn(context.who).account}#${entityclass}#${key}`;
  const made = await madeBy(context, name);
  if (made !== undefined) return made;
  const expires = new Date(context.clock.now().getTime() + CREATION_KEY_DAYS * DAY_MS);
  try {
    return await create({
      id,
      replaces: [{ key: name, before: undefined, value: { id }, expires }],
    });
  } catch (error) {
    // Another call by the same key may have been faster.
    const other = await madeBy(context, name);
    if (other === undefined) throw error;
    return other;
  }
}

async function madeBy({ values, rows }: Context, name: string): Promise<Entity | undefined> {
  const made = await values.get(name);
  if (made === undefined) return undefined;
  return (await rows.get(Made.parse(made).id, { fresh: true })).entity;
}
