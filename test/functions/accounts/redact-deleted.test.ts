import { beforeEach, expect, test } from 'vitest';
import { finishRedaction } from '#functions/accounts/redaction/finish-redaction.ts';
import { unpackJson } from '#functions/kernel/store/stored-json.ts';
import { AccountTask } from '#shared/accounts/account-task.ts';
import { attachmentKey } from '#shared/entities/attached-file.ts';
import { rowOf } from '#test/support/create-rows.ts';
import { offerOf } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { type AccessStage, makeAccessStage, people } from './access-stage.ts';

const seller = people.seller.id;
const file = attachmentKey(testId('upload'), testId('file'));

let stage: AccessStage;
const rows = [
  rowOf('offer', testId('offer'), {
    ...offerOf({ owner: seller, place: { name: 'Secret farm', city: 'Secret' } }),
    offerspecification: 'Secret line',
  }),
  rowOf('upload', testId('upload'), {
    name: 'Secret',
    notice: 'Secret',
    category: 'profile',
    owner: seller,
    file: { id: testId('file'), name: 'Secret.png', contentType: 'image/png', size: 3 },
  }),
];
beforeEach(async () => {
  stage = await makeAccessStage({}, rows);
  await stage.world.files.put(file, 'image/png', new Uint8Array([1, 2, 3]));
});

async function remove(...ids: readonly string[]): Promise<void> {
  const { store } = stage.world;
  const befores = await store.untyped.latestOf(ids, { fresh: true });
  const changes = befores.map((before) => ({ kind: 'delete', before }) as const);
  await store.save({ changes, by: 'system', changeset: 'delete' });
}

async function redact(account: string) {
  const asked = { account, reason: 'asked for it' };
  const answer = await stage.call('redactAccount', 'adm', asked);
  expect(answer.status).toBe(200);
  const tasks = (await stage.messages()).filter(({ queue }) => queue === 'accounts');
  for (const { body } of tasks) await finishRedaction(stage.world, AccountTask.parse(body));
  return answer.data;
}

/** The ids of the entities whose rows still hold personal data. */
async function traces(): Promise<string[]> {
  const kept = (await stage.items()).filter(({ sk }) => sk !== 'O');
  const secret = kept.filter((item) =>
    Object.values(item).some((value) =>
      /secret/i.test(value instanceof Uint8Array ? unpackJson(value) : String(value)),
    ),
  );
  return [...new Set(secret.map(({ pk }) => String(pk)))];
}

test('offers and uploads that were deleted before are redacted with their history and files', async () => {
  await remove(testId('offer'), testId('upload'));
  expect(await traces()).not.toEqual([]);
  await redact(seller);
  expect(await traces()).toEqual([]);
  expect(await stage.world.files.head(file)).toBeUndefined();
  for (const id of [testId('offer'), testId('upload')])
    expect(await stage.world.store.wasDeleted(id)).toBe(true);
});

test('a report of a missing breed that was deleted forgets who made it', async () => {
  const report = { name: 'Rare', animalkind: testId('cattle'), country: testId('country') };
  await stage.put('missingoffergroup', testId('report'), { ...report, account: seller });
  await remove(testId('report'));
  await redact(seller);
  const [first] = await stage.world.store.untyped.revisions([{ id: testId('report'), rev: 1 }]);
  expect(first?.data.account).toBeUndefined();
});

test('an account that was deleted is redacted with all that it had, and stays deleted', async () => {
  await stage.change(seller, (account) => ({ ...account, adminMemo: 'Secret memo' }));
  await stage.world.values.put(`settings#${seller}#sam`, { density: 'compact' });
  await remove(testId('offer'), testId('upload'));
  await remove(seller);
  const answer = await redact(seller);
  expect(JSON.stringify(answer)).not.toMatch(/secret/i);
  expect(await traces()).toEqual([]);
  expect(await stage.world.values.get(`settings#${seller}#sam`)).toBeUndefined();
  expect(await stage.world.store.wasDeleted(seller)).toBe(true);
  expect(await stage.timeline(seller)).toEqual(['delete', 'redacted', 'redacted']);
});

test('what others have deleted keeps its history', async () => {
  await remove(testId('offer'), testId('upload'));
  const before = await traces();
  await redact(people.farm.id);
  expect(await traces()).toEqual(before);
  expect(await stage.world.files.head(file)).toBeDefined();
});
