import type { EntityStore } from '#functions/kernel/store/entity-store.ts';

/** The store, which fails when an entity is read. */
export const unreadable = (store: EntityStore, id: string): EntityStore => ({
  ...store,
  latest: (type, asked, options) =>
    asked === id
      ? Promise.reject(new Error('It cannot be read.'))
      : store.latest(type, asked, options),
});
