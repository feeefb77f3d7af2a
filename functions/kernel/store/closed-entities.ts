import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { MINUTE_MS, SECOND_MS } from '#shared/kernel/time.ts';
import type { Clock } from '../ports/clock.ts';
import type { Random } from '../ports/ids.ts';
import { commitSave, SAVE_TIMEOUT_MS } from './commit-save.ts';
import type { EntityStore } from './entity-store.ts';
import { closedKey } from './keys.ts';
import type { PlannedWrite, TransactItem } from './planned-write.ts';
import { readItems } from './read-items.ts';
import { referencesIn } from './references-in.ts';
import type { SaveStep } from './save-step.ts';
import type { Table } from './table.ts';

/**
 * The list of closed entities lies in the table so many times. A save asks one of them, because DynamoDB refuses two
 * transactions that name the same item at the same moment.
 */
const COPIES = 16;
/** The time for which entities stay closed: longer than any call that has read the entity before. */
const CLOSED_MS = 5 * MINUTE_MS;
/** The seconds by which the clocks of two processes may differ. */
const CLOCKS_APART_MS = 10 * SECOND_MS;
/** Keeps a condition below 4 KB and 300 operators. */
const IDS_A_CONDITION = 40;

type ClosingParts = Table & {
  readonly clock: Clock;
  readonly newId: () => string;
  readonly random: Random;
};

/**
 * Makes `closeToReferences` of the store, which writes the entities on every copy of the list, in one transaction, and
 * takes off those whose time is over: else the list grows with every deletion.
 */
export function makeCloseToReferences(parts: ClosingParts): EntityStore['closeToReferences'] {
  return async (...ids) => {
    const now = parts.clock.now().getTime();
    const until = now + CLOSED_MS;
    const names = namesOf(ids);
    const each = Object.keys(names).map((name) => `${name} = :until`);
    const set = `SET ${each.join(', ')}, #expires = :expires`;
    const over = now - CLOCKS_APART_MS;
    const past = namesOf(await idsOver(parts, over, ids), '#o');
    const isAnyPast = Object.keys(past).length > 0;
    await changeCopies(parts, {
      UpdateExpression: isAnyPast ? `${set} REMOVE ${Object.keys(past).join(', ')}` : set,
      // Another process may have closed one of them again since.
      ...(isAnyPast && { ConditionExpression: areOpen(past) }),
      ExpressionAttributeNames: { ...names, ...past, '#expires': 'expires' },
      ExpressionAttributeValues: {
        ':until': until,
        ':expires': Math.ceil(until / SECOND_MS),
        ...(isAnyPast && { ':now': over }),
      },
    });
    return () => reopen(parts, ids, until);
  };
}

/** Returns entities of the list whose time was over at that moment, up to a bound and without those to be closed. */
async function idsOver(
  table: Table,
  over: number,
  closing: readonly string[],
): Promise<readonly string[]> {
  const [copy] = await readItems(table, [closedKey(0)], { consistent: true });
  const { expires: _, ...list } = copy ?? {};
  return Object.entries(list)
    .filter(([id, until]) => typeof until === 'number' && until < over && !closing.includes(id))
    .map(([id]) => id)
    .slice(0, IDS_A_CONDITION);
}

const namesOf = (ids: readonly string[], prefix = '#r'): Record<string, string> =>
  Object.fromEntries(ids.map((id, place) => [`${prefix}${place}`, id]));

/** Returns the condition that none of the named entities is closed after `:now`. */
const areOpen = (names: Readonly<Record<string, string>>): string =>
  Object.keys(names)
    .map((name) => `(attribute_not_exists(${name}) OR ${name} < :now)`)
    .join(' AND ');

/**
 * Opens the entities; leaves them closed where another process has closed one since, or the list is busy: they open
 * by themselves.
 */
async function reopen(parts: ClosingParts, ids: readonly string[], until: number): Promise<void> {
  const names = namesOf(ids);
  try {
    await changeCopies(parts, {
      UpdateExpression: `REMOVE ${Object.keys(names).join(', ')}`,
      ConditionExpression: Object.keys(names)
        .map((name) => `${name} = :until`)
        .join(' AND '),
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: { ':until': until },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

async function changeCopies(
  parts: ClosingParts,
  change: Omit<NonNullable<TransactItem['Update']>, 'TableName' | 'Key'>,
): Promise<void> {
  const writes = Array.from({ length: COPIES }, (_, copy) => ({
    write: { Update: { TableName: parts.table, Key: { ...closedKey(copy) }, ...change } },
    refused: isBusy,
  }));
  const signal = AbortSignal.timeout(SAVE_TIMEOUT_MS);
  await commitSave(parts, { token: parts.newId(), writes, signal, random: parts.random });
}

/**
 * Refuses the save while something is closed that it newly refers to. Of an entity that moves between search shards all
 * references count as new: a look for them, shard by shard, might miss it in both.
 */
export function planClosedChecks(
  steps: readonly SaveStep[],
  { table, clock, random }: ClosingParts,
): PlannedWrite[] {
  const ids = [...new Set(steps.flatMap(newReferences))];
  const checks = Math.ceil(ids.length / IDS_A_CONDITION);
  if (checks > COPIES) throw new AppError(entityErrors.saveTooLarge);
  const [first = 0] = random(1);
  const now = clock.now().getTime();
  return Array.from({ length: checks }, (_, index) => {
    const part = ids.slice(index * IDS_A_CONDITION, (index + 1) * IDS_A_CONDITION);
    const names = namesOf(part);
    const check = {
      TableName: table,
      Key: { ...closedKey((first + index) % COPIES) },
      ConditionExpression: areOpen(names),
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: { ':now': now },
    };
    return { write: { ConditionCheck: check }, refused: isBusy };
  });
}

function newReferences({ entityClass, before, after }: SaveStep): string[] {
  if (after === undefined) return [];
  const isMoved =
    before !== undefined &&
    shardKeys(entityClass, before).join() !== shardKeys(entityClass, after).join();
  const old = before === undefined || isMoved ? [] : idsIn(entityClass, before);
  const oldIds = new Set(old);
  return idsIn(entityClass, after).filter((id) => !oldIds.has(id));
}

const idsIn = (entityClass: AnyEntityClass, { data }: Entity): string[] =>
  referencesIn(entityClass, data).map(({ id }) => id);

const shardKeys = ({ groups }: AnyEntityClass, entity: Entity): string[] =>
  Object.entries(groups).flatMap(([name, group]) =>
    group.indexed === false ? [] : group.keys(entity).map((key) => `${name} ${key}`),
  );

const isBusy = (): AppError => new AppError(entityErrors.busy);
