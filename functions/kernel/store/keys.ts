import { SECOND_MS } from '#shared/kernel/time.ts';

/** The keys of the one table (`functions/README.md`, "The table"). Every item has a `pk` and an `sk`, both strings. */
export type Key = { readonly pk: string; readonly sk: string };

const REV_DIGITS = 9;

/** The newest revision of an entity. */
export const headKey = (id: string): Key => ({ pk: `E#${id}`, sk: 'LATEST' });

/** Returns the key of a revision; padded, so that the sort order of keys is the order of revisions. */
export const revisionKey = (id: string, rev: number): Key => ({
  pk: `E#${id}`,
  sk: `V#${String(rev).padStart(REV_DIGITS, '0')}`,
});

/** The claim on a value that no two live entities of a class may share. */
export const claimKey = (entityclass: string, field: string, value: string): Key => ({
  pk: `U#${entityclass}.${field}#${value}`,
  sk: 'U',
});

/** Returns the key of what one save has deleted of a class for an account; `id` is the first of it. */
export const deletedKey = (entityclass: string, account: string, id: string): Key => ({
  pk: `D#${entityclass}#${account}`,
  sk: id,
});

/**
 * Returns the key of a copy of the list of closed entities: each entity has an attribute of its id, the time until
 * which it is closed.
 */
export const closedKey = (copy: number): Key => ({ pk: `B#${copy}`, sk: 'B' });

/** The name of a search shard, in keys and in memory. */
export const shardName = (entityclass: string, group: string, key: string): string =>
  `${entityclass}.${group}#${key}`;

export const SHARD_PREFIX = 'S#';

/** The partition of a shard: its deltas (`D#`), chunks (`C#`) and manifest (`M`). */
export const shardPk = (shard: string): string => `${SHARD_PREFIX}${shard}`;

/** Returns the shard that a partition belongs to. */
export const shardOfPk = (pk: string): string => pk.slice(SHARD_PREFIX.length);

/** The key of a delta; `ulid` orders deltas by time. */
export const deltaKey = (shard: string, ulid: string): Key => ({
  pk: shardPk(shard),
  sk: `D#${ulid}`,
});

export const OUTBOX_PREFIX = 'O#';

/** Returns the key of a message that waits to be handed to its queue. */
export const outboxKey = (id: string): Key => ({ pk: `${OUTBOX_PREFIX}${id}`, sk: 'O' });

export const KEYED_VALUE_PREFIX = 'K#';

/** Returns the key of a value that is no entity. */
export const keyedValueKey = (key: string): Key => ({
  pk: `${KEYED_VALUE_PREFIX}${key}`,
  sk: 'K',
});

/** Returns the item of such a value; `expires`: from then on the table may drop it. */
export const keyedValueItem = (key: string, value: object, expires: Date | undefined) => ({
  ...keyedValueKey(key),
  value: JSON.stringify(value),
  ...(expires && { expires: Math.ceil(expires.getTime() / SECOND_MS) }),
});

/** The key of the count of uses in one window of time; `digest` stands for the user. */
export const limitKey = (what: string, digest: string, window: number): Key => ({
  pk: `L#${what}#${digest}#${window}`,
  sk: 'L',
});

/** Returns the key of a code that waits for its answer. */
export const codeKey = (digest: string): Key => ({ pk: `P#${digest}`, sk: 'P' });

/** Returns the key of a row of a tally: numbers that are only ever added to. */
export const tallyKey = (tally: string, row: string): Key => ({ pk: `T#${tally}`, sk: row });

const ROW_DIGITS = 9;

/** Returns the key of a job, whose lines lie in the same partition. */
export const jobKey = (id: string): Key => ({ pk: `J#${id}`, sk: 'J' });

/** Returns the key of a line of a job's report: a row has the same line once, however often it is worked on. */
export const jobLineKey = (id: string, row: number, rest: string): Key => ({
  pk: jobKey(id).pk,
  sk: `L#${String(row).padStart(ROW_DIGITS, '0')}#${rest}`,
});

/** Returns the key of the facts that a portion of a job keeps for another job. */
export const jobKeptKey = (id: string, place: number): Key => ({
  pk: jobKey(id).pk,
  sk: `K#${String(place).padStart(ROW_DIGITS, '0')}`,
});

/** Returns the key of one of the jobs of an account; ids grow with time. */
export const accountJobKey = (account: string, id: string): Key => ({
  pk: `JA#${account}`,
  sk: id,
});

/**
 * The job of a kind that an account has under way: one at a time. All of them lie in one partition, to be looked
 * after.
 */
export const activeJobKey = (account: string, kind: string): Key => ({
  pk: 'JR',
  sk: `${account}#${kind}`,
});

/** Returns the key of a failed job, until an administrator has seen to it; ids grow with time. */
export const failedJobKey = (id: string): Key => ({ pk: 'JF', sk: id });

/** Returns the key of the mark of an act that happens once. */
export const onceKey = (key: string): Key => ({ pk: `X#${key}`, sk: 'X' });

export const counterKey = (counter: string): Key => ({ pk: `N#${counter}`, sk: 'N' });
