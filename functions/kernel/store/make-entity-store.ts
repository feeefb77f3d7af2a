import { randomBytes } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import type { Clock } from '../ports/clock.ts';
import type { Random } from '../ports/ids.ts';
import { makeCloseToReferences } from './closed-entities.ts';
import { readDeleted } from './deleted-entities.ts';
import { dataAs, entitiesAs, entityAs } from './entity-as.ts';
import { makeEntityReads, makeUntypedReads } from './entity-reads.ts';
import type { EntityStore } from './entity-store.ts';
import { claimKey, counterKey } from './keys.ts';
import { readItems } from './read-items.ts';
import { readTimeline } from './read-timeline.ts';
import { makeRedact } from './redact-entity.ts';
import { makeRevisionCache } from './revision-cache.ts';
import { makeSave } from './save-entities.ts';
import { makeUlids } from './ulid.ts';

export type StoreParts = {
  readonly client: DynamoDBDocumentClient;
  readonly table: string;
  readonly entityClasses: Readonly<Record<string, AnyEntityClass>>;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Returns so many random bytes, for the ids of deltas and for pauses. */
  readonly random?: Random;
  /** The time-out of a save, `SAVE_TIMEOUT_MS` by default. */
  readonly saveTimeoutMs?: number;
};

const Claim = z.object({ id: z.string() });
const Counter = z.object({ last: z.number() });

/** The store on DynamoDB. Make one a process: its caches are its memory. */
export function makeEntityStore(parts: StoreParts): EntityStore {
  const { client, table, clock, random = randomBytes } = parts;
  const cache = makeRevisionCache(clock);
  const reads = makeEntityReads(parts, cache);
  const untyped = makeUntypedReads(reads);
  let savedAt = 0;
  const commit = makeSave({ ...parts, random, cache, reads, newUlid: makeUlids(clock, random) });
  const save: typeof commit = (...how) =>
    commit(...how).finally(() => {
      savedAt = clock.now().getTime();
    });
  const redact = makeRedact({ ...parts, random, cache, reads, save });
  return {
    untyped,
    latest: async (type, id, how) => {
      const entity = await untyped.latest(id, how);
      return entity && entityAs(type, entity);
    },
    latestOf: async (type, ids, how) => entitiesAs(type, await untyped.latestOf(ids, how)),
    revisions: async (type, refs) => entitiesAs(type, await untyped.revisions(refs)),
    wasDeleted: async (id) => {
      const heads = await reads.heads([id], { fresh: true });
      return heads.get(id)?.deleted === true;
    },
    deletedOf: (entityclass, account, page) => readDeleted(parts, { entityclass, account }, page),
    timeline: (id, page) => readTimeline(parts, id, page),
    save: (changes) => save(changes),
    savedAt: () => savedAt,
    send: async (messages) => {
      if (messages.length > 0) await save({ changes: [], by: 'system', changeset: '', messages });
    },
    redact: (type, id, { data, ...how }) =>
      redact(id, { ...how, data: (stored) => data(dataAs(type, stored)) }),
    claimedBy: async (entityclass, field, value) => {
      const Key = { ...claimKey(entityclass, field, value) };
      const { Item } = await client.send(
        new GetCommand({ TableName: table, Key, ConsistentRead: true }),
      );
      return Item && Claim.parse(Item).id;
    },
    claimedByAny: async (entityclass, field, values) => {
      const byKey = new Map(
        values.map((value) => [claimKey(entityclass, field, value).pk, value] as const),
      );
      const keys = values.map((value) => claimKey(entityclass, field, value));
      const items = await readItems(parts, keys, { consistent: true });
      return new Map(
        items.map((item) => [byKey.get(String(item.pk)) ?? '', Claim.parse(item).id] as const),
      );
    },
    closeToReferences: makeCloseToReferences({ ...parts, random }),
    nextNumber: async (counter) => {
      const { Attributes } = await client.send(
        new UpdateCommand({
          TableName: table,
          Key: { ...counterKey(counter) },
          UpdateExpression: 'ADD #last :one',
          ExpressionAttributeNames: { '#last': 'last' },
          ExpressionAttributeValues: { ':one': 1 },
          ReturnValues: 'UPDATED_NEW',
        }),
      );
      return Counter.parse(Attributes).last;
    },
  };
}
