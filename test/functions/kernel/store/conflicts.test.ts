import {
  TransactionCanceledException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { createAnimal, makeTestStore, type TestStore } from './test-store.ts';

let world: TestStore;
let before: Entity;
/** What the table answers to the next transactions instead of doing them; undefined: it does them. */
let answers: (string | undefined)[];
let tokens: unknown[];

beforeEach(async () => {
  world = await makeTestStore();
  before = await createAnimal(world, { name: 'Alma', herd: 'north' });
  answers = [];
  tokens = [];
  world.client.middlewareStack.add(
    (next, context) => async (args) => {
      if (context.commandName !== 'TransactWriteItemsCommand') return next(args);
      tokens.push(Reflect.get(args.input, 'ClientRequestToken'));
      const code = answers.shift();
      if (code === undefined) return next(args);
      if (code === 'TransactionInProgress') {
        throw new TransactionInProgressException({ message: 'in progress', $metadata: {} });
      }
      throw new TransactionCanceledException({
        message: 'cancelled',
        $metadata: {},
        CancellationReasons: [{ Code: 'None' }, { Code: code }],
      });
    },
    { step: 'initialize', name: 'interfere' },
  );
});

const save = () =>
  world.store.save({
    changes: [{ kind: 'update', before, data: { name: 'Alma', herd: 'south' } }],
    by: 'vet',
    changeset: 'moved',
  });

test('what passes is tried again, as the same request', async () => {
  answers = [
    'TransactionConflict',
    'ThrottlingError',
    'ProvisionedThroughputExceeded',
    'TransactionInProgress',
  ];
  expect((await save())[0]?.rev).toBe(2);
  expect(tokens).toHaveLength(5);
  expect(new Set(tokens).size).toBe(1);
  expect(tokens[0]).toEqual(expect.any(String));
});

test('a conflict that stays is told after a bounded number of tries, and nothing is written', async () => {
  answers = Array.from({ length: 50 }, () => 'TransactionConflict');
  await expect(save()).rejects.toMatchObject({ error: { code: 'entities.busy', status: 409 } });
  expect(tokens).toHaveLength(6);
  expect(await world.otherStore().untyped.latest(before.id)).toEqual(before);
});

test('a try after a conflict still asks for the revision that the editor saw', async () => {
  await world.otherStore().save({
    changes: [{ kind: 'update', before, data: { name: 'Alma', herd: 'hill' } }],
    by: 'other',
    changeset: 'first',
  });
  answers = ['TransactionConflict'];
  await expect(save()).rejects.toMatchObject({ details: [{ currentRev: 2 }] });
  expect(await world.otherStore().untyped.latest(before.id)).toMatchObject({
    data: { herd: 'hill' },
  });
});

test('any other reason is not tried again', async () => {
  answers = ['ItemCollectionSizeLimitExceeded'];
  await expect(save()).rejects.toThrow(TransactionCanceledException);
  expect(tokens).toHaveLength(1);
});
