import type { Config } from '#functions/kernel/config.ts';
import type { World } from '#functions/kernel/context.ts';
import type { Clock } from '#functions/kernel/ports/clock.ts';
import type { EntityStore } from '#functions/kernel/store/entity-store.ts';
import { makeEntityStore, type StoreParts } from '#functions/kernel/store/make-entity-store.ts';
import { makeWorld } from '#functions/kernel/world.ts';

/** Many tests save at once on a busy machine, which may take longer than a save in production. */
const SAVE_PATIENCE_MS = 60_000;

/** Makes the real parts, whose saves have the time that a busy machine needs. */
export const patientWorld = (config: Config, clock?: Clock): World =>
  makeWorld(config, clock, { saveTimeoutMs: SAVE_PATIENCE_MS });

/** Returns the world of a process that dies before its first save, or right after it. */
export const dyingWorld = (world: World, isSaved: boolean): World => ({
  ...world,
  log: { info: () => {}, error: () => {} },
  store: {
    ...world.store,
    save: async (save) => {
      if (isSaved) await world.store.save(save);
      throw new Error('killed');
    },
  },
});

/** Returns the world of a worker that is killed at its so manieth write to files or table; that write does not happen. */
export function worldKilledAt(world: World, writes: number) {
  let left = writes;
  const dies =
    <A extends readonly unknown[], R>(write: (...given: A) => Promise<R>) =>
    (...given: A): Promise<R> => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('killed')) : write(...given);
    };
  const { store, files } = world;
  return {
    isDead: () => left < 0,
    world: {
      ...world,
      store: { ...store, save: dies(store.save) },
      files: {
        ...files,
        put: dies(files.put),
        putNew: dies(files.putNew),
        beginParts: dies(files.beginParts),
        putPart: dies(files.putPart),
        joinParts: dies(files.joinParts),
        remove: dies(files.remove),
      },
    } satisfies World,
  };
}

/** Makes the real store, whose saves have the time that a busy machine needs. */
export const patientStore = (parts: StoreParts): EntityStore =>
  makeEntityStore({ ...parts, saveTimeoutMs: SAVE_PATIENCE_MS });
