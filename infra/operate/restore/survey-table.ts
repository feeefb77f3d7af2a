import { OUTBOX_PREFIX } from '#functions/kernel/store/keys.ts';
import { decodeRevision } from '#functions/kernel/store/revision.ts';
import type { Item } from '#functions/kernel/store/table.ts';
import { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { attachmentKey } from '#shared/entities/attached-file.ts';
import { Upload, uploadClass } from '#shared/uploads/upload.ts';
import { eachPage, type Tables } from './compare-tables.ts';

/** Things outside of the table that its rows refer to. */
export type Survey = {
  /** The keys of files of uploads, of every revision that is not redacted; deleted uploads have none any more. */
  readonly files: ReadonlySet<string>;
  /** The ids of users of the sign-on. */
  readonly users: ReadonlySet<string>;
  /** The ids of messages that wait in the outbox. */
  readonly messages: readonly string[];
  /** The search shards whose rows lie in a file, by the key of the file. */
  readonly shardFiles: ReadonlyMap<string, string>;
};

/** Reads the whole table once. */
export async function surveyTable(table: Pick<Tables, 'client' | 'table'>): Promise<Survey> {
  const filesOfRows = new Map<string, readonly string[]>();
  const deleted = new Set<string>();
  const users = new Set<string>();
  const messages: string[] = [];
  const shardFiles = new Map<string, string>();
  await eachPage(table, (items) => {
    for (const item of items) {
      const pk = String(item.pk);
      if (pk.startsWith(OUTBOX_PREFIX)) messages.push(pk.slice(OUTBOX_PREFIX.length));
      if (item.sk === 'LATEST' && item.deleted === true) deleted.add(pk);
      const keys = filesOf(item);
      if (keys.length > 0) filesOfRows.set(pk, [...(filesOfRows.get(pk) ?? []), ...keys]);
      for (const user of usersOf(item)) users.add(user);
      const shardFile = shardFileOf(item);
      if (shardFile !== undefined) shardFiles.set(shardFile, pk.slice(SHARD_PREFIX.length));
    }
  });
  const kept = [...filesOfRows].filter(([pk]) => !deleted.has(pk));
  const files = new Set(kept.flatMap(([, keys]) => keys));
  return { files, users, messages, shardFiles };
}

const SHARD_PREFIX = 'S#';

function filesOf(item: Item): string[] {
  if (item.entityclass !== uploadClass.name || item.deleted === true) return [];
  const { entity } = decodeRevision(item);
  const { file } = Upload.parse(entity.data);
  return file === undefined ? [] : [attachmentKey(entity.id, file.id)];
}

function usersOf(item: Item): readonly string[] {
  const isHead = item.entityclass === accountClass.name && item.sk === 'LATEST';
  return isHead && item.deleted !== true
    ? Account.parse(decodeRevision(item).entity.data).ssoUsers
    : [];
}

function shardFileOf({ pk, sk, current }: Item): string | undefined {
  if (sk !== 'M' || !String(pk).startsWith(SHARD_PREFIX)) return undefined;
  return typeof current === 'object' && current !== null && 's3Key' in current
    ? String(current.s3Key)
    : undefined;
}
