import { timingSafeEqual } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Clock } from '#functions/kernel/ports/clock.ts';
import type { CodeAnswer, CodeRules, Codes } from '#functions/kernel/ports/codes.ts';
import type { Digest } from '#functions/kernel/ports/digest.ts';
import type { Random } from '#functions/kernel/ports/ids.ts';
import { codeKey, type Key } from '#functions/kernel/store/keys.ts';
import { retryOnError } from '#functions/kernel/store/retry.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';

const CodeItem = z.object({
  /** The digest of the code; absent when it was used. */
  secret: z.string().optional(),
  tries: z.number(),
  /** The end of the code, in milliseconds since 1970, as `issued`. */
  endsAt: z.number(),
  issued: z.array(z.number()),
});
type CodeItem = z.infer<typeof CodeItem>;

const PAUSES = { firstPauseMs: 20, longestPauseMs: 500 };

/**
 * Makes the codes, one row for each name. The row holds a digest of code and name, so that a code is worth nothing
 * under another name.
 */
export function makeCodes(
  parts: Table & { readonly clock: Clock; readonly digest: Digest; readonly random: Random },
): Codes {
  const { clock, digest, random } = parts;
  const rowOf = (name: string): Row => ({ ...parts, key: codeKey(digest('code name', name)) });
  const secretOf = (name: string, code: string) => digest('code', name, code);
  return {
    issue: (name, code, rules) => {
      const issueOnce = () =>
        keep(rowOf(name), secretOf(name, code), { ...rules, now: clock.now().getTime() });
      // An overtaken caller tries again: each time another code was made, and there are at most `count`.
      const attempts = rules.sends.count + 2;
      return retryOnError(issueOnce, isRefused, { ...PAUSES, attempts, random });
    },
    answer: async (name, code, tries) => {
      const given = secretOf(name, code);
      const counted = await countTry(rowOf(name), tries, clock.now().getTime());
      if (typeof counted === 'string') return counted;
      if (isSame(given, counted.secret ?? '')) return 'right';
      return counted.tries < tries ? 'wrong' : 'spent';
    },
    ends: async (name) => {
      const item = await read(rowOf(name));
      return item?.secret === undefined ? undefined : new Date(item.endsAt);
    },
    close: (name) => forgetSecret(rowOf(name)),
  };
}

type Row = Table & { readonly key: Key };

async function read({ client, table, key }: Row): Promise<CodeItem | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: { ...key }, ConsistentRead: true }),
  );
  return Item && CodeItem.parse(Item);
}

async function keep(
  row: Row,
  secret: string,
  { seconds, sends, now }: CodeRules & { readonly now: number },
): ReturnType<Codes['issue']> {
  const before = await read(row);
  const issued = (before?.issued ?? []).filter((time) => time > now - sends.seconds * SECOND_MS);
  const [oldest = now] = issued;
  if (issued.length >= sends.count) {
    return { wait: Math.max(1, Math.ceil((oldest - now) / SECOND_MS + sends.seconds)) };
  }
  const endsAt = now + seconds * SECOND_MS;
  const item: CodeItem = { secret, tries: 0, endsAt, issued: [...issued, now] };
  const expires = Math.ceil(now / SECOND_MS) + Math.max(seconds, sends.seconds);
  const unchanged = {
    ConditionExpression: 'issued = :issued',
    ExpressionAttributeValues: { ':issued': before?.issued },
  };
  try {
    await row.client.send(
      new PutCommand({
        TableName: row.table,
        Item: { ...row.key, ...item, expires },
        ...(before ? unchanged : { ConditionExpression: 'attribute_not_exists(pk)' }),
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
  } catch (error) {
    // The SDK repeats a write whose answer is lost: it is refused because of the code that it has kept itself.
    if (!isRefused(error) || error.Item?.secret?.S !== secret) throw error;
  }
  return { ends: new Date(endsAt) };
}

/** The row after one more try, or why none is left. */
async function countTry(
  { client, table, key }: Row,
  tries: number,
  now: number,
): Promise<CodeItem | Extract<CodeAnswer, 'none' | 'spent' | 'expired'>> {
  try {
    const { Attributes } = await client.send(
      new UpdateCommand({
        TableName: table,
        Key: { ...key },
        UpdateExpression: 'ADD tries :one',
        ConditionExpression: 'attribute_exists(secret) AND endsAt > :now AND tries < :tries',
        ExpressionAttributeValues: { ':one': 1, ':now': now, ':tries': tries },
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return CodeItem.parse(Attributes);
  } catch (error) {
    if (!isRefused(error)) throw error;
    if (error.Item?.secret === undefined) return 'none';
    return Number(error.Item.endsAt?.N) > now ? 'spent' : 'expired';
  }
}

async function forgetSecret({ client, table, key }: Row): Promise<void> {
  try {
    await client.send(
      new UpdateCommand({
        TableName: table,
        Key: { ...key },
        UpdateExpression: 'REMOVE secret',
        ConditionExpression: 'attribute_exists(pk)',
      }),
    );
  } catch (error) {
    // The time of the code was over: the whole row is gone.
    if (!isRefused(error)) throw error;
  }
}

const isRefused = (error: unknown): error is ConditionalCheckFailedException =>
  error instanceof ConditionalCheckFailedException;

/** Compares in a time that does not tell how much of the code is right. */
function isSame(code: string, other: string): boolean {
  const [a, b] = [Buffer.from(code), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
