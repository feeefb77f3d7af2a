import { randomUUID } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import { changeManifest, readManifest } from '#functions/kernel/search/shards/shard-manifest.ts';
import { encodeDelta } from '#functions/kernel/store/delta.ts';
import { queryItems } from '#functions/kernel/store/query-items.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { runCommand, type ShardsWorld } from '#infra/operate/shards/run-command.ts';
import { testServices } from '#test/support/local-services.ts';
import { patientWorld } from '#test/support/patient-world.ts';
import { testId } from '#test/support/test-id.ts';

const SHARD = 'animalkind.all#all';
const PK = `S#${SHARD}`;

let world: Omit<ShardsWorld, 'say'>;
beforeAll(async () => {
  const { table, config } = await testServices();
  const { store, files, clock } = patientWorld(config);
  for (const kind of ['cattle', 'hens', 'bees']) {
    const data = { labels: [{ lang: 'de_DE', label: kind }] };
    const change = { kind: 'create', id: testId(kind), entityclass: 'animalkind', data } as const;
    await store.save({ changes: [change], by: 'system', changeset: 'test' });
  }
  const storage = { client: makeTableClient(), table, files };
  world = { storage, clock, newGen: randomUUID };
});

/** The exit code, and what was said but for the last line, which has times. */
async function run(action: 'check' | 'rebuild', shards?: readonly string[]) {
  const lines: string[] = [];
  const code = await runCommand({ ...world, say: (line) => lines.push(line) }, { action, shards });
  return { code, last: lines.pop(), lines: lines.toSorted() };
}

test('a planted ghost and a planted hole are found, with exit code 1, until the shard is rebuilt', async () => {
  expect(await run('check', [SHARD])).toMatchObject({ code: 0, lines: [] });
  const { client, table } = world.storage;
  const deltas = await queryItems(
    { client, table },
    { pk: PK, from: 'D#', to: 'D#~' },
    { consistent: true },
  );
  const hole = deltas.find(({ id }) => id === testId('hens'));
  await client.send(new DeleteCommand({ TableName: table, Key: { pk: PK, sk: hole?.sk } }));
  const ghost = encodeDelta(SHARD, '01', { id: testId('unicorn'), rev: 1, row: {} });
  await client.send(new PutCommand({ TableName: table, Item: ghost }));
  const faults = {
    code: 1,
    lines: [`${SHARD}: ghost ${testId('unicorn')}`, `${SHARD}: hole ${testId('hens')}`],
  };
  expect(await run('check')).toMatchObject(faults);
  expect(await run('check', [SHARD])).toMatchObject(faults);
  expect(await run('rebuild', [SHARD])).toMatchObject({
    code: 0,
    lines: [`${SHARD}: rebuilt, 3 rows`],
    last: expect.stringMatching(/^1 shards, 1 rebuilt; 3 rows, \d+ items read in .* rows\/s$/),
  });
  expect(await run('check')).toMatchObject({ code: 0, lines: [] });
});

test('a lost shard is found, and all are rebuilt where none is named', async () => {
  const { storage } = world;
  await changeManifest(storage, SHARD, await readManifest(storage, SHARD), {
    current: { gen: 'lost', chunks: 0, s3Key: 'shards/lost' },
  });
  expect(await run('check')).toMatchObject({
    code: 1,
    lines: [`${SHARD}: lost, it cannot be read`],
    last: expect.stringMatching(/^1 shards, 1 differ;/),
  });
  expect(await run('rebuild')).toMatchObject({
    code: 0,
    lines: [],
    last: expect.stringMatching(/^1 shards, 1 rebuilt; 3 rows,/),
  });
  expect(await run('check')).toMatchObject({ code: 0 });
});
