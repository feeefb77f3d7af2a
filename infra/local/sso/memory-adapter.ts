import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** The number of entries at which expired ones are looked for. */
const PURGE_AT = 2000;

type Entry = { readonly payload: AdapterPayload; readonly ends: number };

/** Keeps sessions, codes and tokens of the sign-on in memory, for as long as they live. */
export function memoryAdapter(now: () => number): {
  readonly adapter: AdapterFactory;
  /** Ends the tokens of a person; the session of the sign-on itself stays, as with Cognito. */
  readonly endTokens: (sub: string) => void;
} {
  const entries = new Map<string, Entry>();
  const purge = () => {
    for (const [key, { ends }] of entries) if (ends <= now()) entries.delete(key);
  };
  return {
    adapter: (model) => adapterOf(`${model}:`, { entries, now, purge }),
    endTokens: (sub) => {
      for (const [key, { payload }] of entries) {
        if (payload.accountId === sub && payload.kind !== 'Session') entries.delete(key);
      }
    },
  };
}

function adapterOf(
  prefix: string,
  store: {
    readonly entries: Map<string, Entry>;
    readonly now: () => number;
    readonly purge: () => void;
  },
): Adapter {
  const { entries, now } = store;
  const find = async (id: string) => {
    const entry = entries.get(prefix + id);
    return entry !== undefined && entry.ends > now() ? entry.payload : undefined;
  };
  const findWhere = async (holds: (payload: AdapterPayload) => boolean) =>
    [...entries].find(([key, { payload }]) => key.startsWith(prefix) && holds(payload))?.[1]
      .payload;
  return {
    find,
    findByUid: (uid) => findWhere((payload) => payload.uid === uid),
    findByUserCode: (code) => findWhere((payload) => payload.userCode === code),
    upsert: async (id, payload, seconds) => {
      if (entries.size >= PURGE_AT) store.purge();
      const ends = seconds === undefined ? Number.POSITIVE_INFINITY : now() + seconds * 1000;
      entries.set(prefix + id, { payload, ends });
    },
    consume: async (id) => {
      const payload = await find(id);
      if (payload !== undefined) payload.consumed = Math.floor(now() / 1000);
    },
    destroy: async (id) => {
      entries.delete(prefix + id);
    },
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of entries) {
        if (key.startsWith(prefix) && payload.grantId === grantId) entries.delete(key);
      }
    },
  };
}
