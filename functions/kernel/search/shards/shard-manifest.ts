import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { shardPk } from '#functions/kernel/store/keys.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { COMPACTION_LEASE_MS } from './shard-timing.ts';

/** The place of the bytes of a generation: so many chunks of the table, or a file. */
const StoredGeneration = z.object({
  gen: z.string(),
  chunks: z.int().min(0),
  s3Key: z.string().optional(),
});
export type StoredGeneration = z.infer<typeof StoredGeneration>;

const Manifest = z.object({
  /** The number of the state, which grows with every change. */
  version: z.int().min(0).default(0),
  current: StoredGeneration.optional(),
  /**
   * The `layoutMark` of the rows in the current generation; absent or another: not all of them are of the present
   * code.
   */
  layout: z.string().optional(),
  /** Set while rows are made again, portion by portion: the layout, and the id up to which rows are done. */
  renewing: z.object({ layout: z.string(), upTo: z.string() }).optional(),
  /** The generation before, kept for readers that are just reading it. */
  retired: StoredGeneration.optional(),
  rows: z.int().min(0).default(0),
  /** The watermark in milliseconds: every delta from before is in the current generation. */
  watermark: z.number().default(0),
  /** The time in milliseconds before which every delta is also marked to expire. */
  swept: z.number().default(0),
  /** The compaction at work, and since when (milliseconds). */
  building: StoredGeneration.extend({ at: z.number() }).optional(),
  /** Set while the shard is rebuilt from the revisions (`rebuild-shard.ts`), step by step. */
  rebuilding: z
    .object({
      /** The `layoutMark` of the rows made so far. */
      layout: z.string(),
      /** The milliseconds when the scan of the table began. */
      since: z.number(),
      /** The last item that the scan has read; absent before the first step has ended. */
      after: z.object({ pk: z.string(), sk: z.string() }).optional(),
      /** The rows made so far. */
      part: StoredGeneration.optional(),
      /** The time since which a step is at work (milliseconds); absent between two steps. */
      at: z.number().optional(),
    })
    .optional(),
});
/** The item `S#<shard>` / `M` of a shard. */
export type Manifest = z.infer<typeof Manifest>;

/** Tells whether there is a generation with rows that other code has made. */
export function isOutdated({ current, layout }: Manifest, mark: string): boolean {
  return current !== undefined && layout !== mark;
}

/** Tells whether a compaction or a step of a rebuilding is at work. One that has died counts until its lease ends. */
export function isBeingCompacted({ building, rebuilding }: Manifest, now: number): boolean {
  const since = Math.max(building?.at ?? 0, rebuilding?.at ?? 0);
  return since > now - COMPACTION_LEASE_MS;
}

/** Returns the id up to which rows are made again already; undefined: none. */
export function renewedUpTo({ renewing }: Manifest, mark: string): string | undefined {
  return renewing?.layout === mark ? renewing.upTo : undefined;
}

/** The sort key of a manifest. */
export const MANIFEST = 'M';
const keyOf = (shard: string) => ({ pk: shardPk(shard), sk: MANIFEST });

/** Reads the manifest strongly consistently; for a shard never compacted, an empty one of version 0. */
export async function readManifest({ client, table }: Table, shard: string): Promise<Manifest> {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: keyOf(shard), ConsistentRead: true }),
  );
  return Manifest.parse(Item ?? {});
}

export type ManifestChange = { readonly [N in keyof Manifest]?: Manifest[N] | undefined };

/** The manifest as it stands now, or undefined when another has changed it since `before` was read. */
export async function changeManifest(
  { client, table }: Table,
  shard: string,
  before: Manifest,
  change: ManifestChange,
): Promise<Manifest | undefined> {
  const after = Manifest.parse({ ...before, ...change, version: before.version + 1 });
  try {
    await client.send(
      new PutCommand({
        TableName: table,
        Item: { ...keyOf(shard), ...withoutGaps(after) },
        ConditionExpression:
          before.version === 0 ? 'attribute_not_exists(pk)' : 'version = :expected',
        ...(before.version > 0 && { ExpressionAttributeValues: { ':expected': before.version } }),
      }),
    );
    return after;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

function withoutGaps(value: object): object {
  const said = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    said.map(([name, part]) => [name, typeof part === 'object' ? withoutGaps(part) : part]),
  );
}
