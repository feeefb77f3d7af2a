import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { MANIFEST } from '#functions/kernel/search/shards/shard-manifest.ts';
import { headKey, type Key, shardOfPk } from '#functions/kernel/store/keys.ts';
import { decodeRevision, type Revision } from '#functions/kernel/store/revision.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { defined } from '#shared/kernel/defined.ts';

const { sk: HEAD } = headKey('');

export type HeadPage = {
  /** The newest revisions, tombstones included. */
  readonly heads: readonly Revision[];
  /** The shards with a manifest among them, where manifests are asked for. */
  readonly shards: readonly string[];
  /** The number of items of any kind that were read to find them. */
  readonly read: number;
  /** The key at which the next page begins; undefined after the last one. */
  readonly next: Key | undefined;
};

/**
 * Reads a page of the whole table, a megabyte at most, and returns the newest revisions in it. Eventually consistent,
 * which leaves twice the throughput to everybody else: a head may be some seconds old.
 */
export async function scanHeads(
  { client, table }: Table,
  {
    after,
    most,
    entityClass,
    withManifests = false,
    part = { segment: 0, of: 1 },
  }: {
    readonly after?: Key | undefined;
    /** The most items of any kind to read. */
    readonly most?: number;
    /** The class to which the scan is limited. */
    readonly entityClass?: string | undefined;
    readonly withManifests?: boolean;
    /** The part of the table that is scanned, of so many. */
    readonly part?: { readonly segment: number; readonly of: number };
  },
): Promise<HeadPage> {
  const isHead = entityClass === undefined ? 'sk = :head' : '(sk = :head AND entityclass = :class)';
  const page = await client.send(
    new ScanCommand({
      TableName: table,
      FilterExpression: withManifests ? `${isHead} OR sk = :manifest` : isHead,
      ExpressionAttributeValues: {
        ':head': HEAD,
        ...(withManifests && { ':manifest': MANIFEST }),
        ...defined({ ':class': entityClass }),
      },
      ...defined({ Limit: most }),
      ...(part.of > 1 && { Segment: part.segment, TotalSegments: part.of }),
      ...(after && { ExclusiveStartKey: { ...after } }),
    }),
  );
  const { Items = [], ScannedCount: read = 0, LastEvaluatedKey: last } = page;
  return {
    heads: Items.filter(({ sk }) => sk === HEAD).map(decodeRevision),
    shards: Items.flatMap(({ pk, sk }) => (sk === MANIFEST ? [shardOfPk(String(pk))] : [])),
    read,
    next: last && { pk: String(last.pk), sk: String(last.sk) },
  };
}
