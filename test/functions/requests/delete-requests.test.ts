import { beforeAll, expect, test } from 'vitest';
import { parseInput } from '#functions/kernel/http/parse-input.ts';
import { countRequest } from '#functions/requests/counting/count-request.ts';
import { readStatistics } from '#functions/requests/counting/read-statistics.ts';
import { RequestMoved } from '#functions/requests/process/count-messages.ts';
import { deleteRequests } from '#functions/requests/removing/delete-requests.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { requestEndpoints } from '#shared/requests/endpoints.ts';
import { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { outboxBodies } from '#test/support/outbox-messages.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { accepted } from './request-forms.ts';
import { contextOf, makeRequestStage, type RequestStage, refusal } from './request-stage.ts';

let stage: RequestStage;
beforeAll(async () => {
  stage = await makeRequestStage();
});

const admin = () => {
  const who = principal('ADM', { account: testId('admin') });
  return { ...contextOf(stage.world, 'aut'), who, rows: stage.world.rowsFor(who) };
};
const hidOf = ({ data }: Entity) => RequestProcess.parse(data).hid ?? '';
const remove = (processes: readonly string[], confirm: string, reason = 'filed twice') =>
  deleteRequests({ processes: [...processes], confirm, reason }, admin());

async function latest({ id }: Entity): Promise<Entity> {
  const request = await stage.world.store.untyped.latest(id, { fresh: true });
  if (!request) throw new Error(`${id} is gone`);
  return request;
}

async function counted() {
  const bodies = await outboxBodies(stage.world.config.TABLE, 'requests');
  for (const body of bodies) await countRequest(stage.world, RequestMoved.parse(body));
  const asked = { from: '2026-01', to: '2026-12', regions: [testId('Bavaria')] };
  const { rows, days } = await readStatistics(asked, contextOf(stage.world, 'aut'));
  const sum = (name: 'requestsAsked' | 'requestsGranted' | 'animalsGranted') =>
    rows.reduce((all, row) => all + row[name], 0);
  return {
    asked: sum('requestsAsked'),
    granted: sum('requestsGranted'),
    animals: sum('animalsGranted'),
    decisions: days.reduce((all, { decisions }) => all + decisions, 0),
  };
}

test('what is deleted is gone for its parties; the statistic counts it on, history and reason stay', async () => {
  const before = await counted();
  const decided = await stage.reach.decide(accepted);
  const during = await counted();
  expect(during.granted).toBe(before.granted + 1);

  const hid = hidOf(decided);
  const sent = (await stage.mails()).length;
  const { deleted } = await remove([decided.id], hid);
  await remove([decided.id], hid);
  expect(deleted).toMatchObject([{ id: decided.id, hid, status: 'accepted' }]);
  for (const person of ['farmer', 'aut'] as const) {
    const { rows } = contextOf(stage.world, person);
    expect(await refusal(rows.get(decided.id, { fresh: true }))).toMatchObject({
      status: 404,
      code: 'entities.deleted',
    });
  }
  const mails = (await stage.mails()).slice(sent);
  expect(mails.map(({ to }) => to).toSorted()).toEqual(
    ['farmer', 'ins', 'aut'].map(testId).toSorted(),
  );
  expect(mails).toMatchObject(mails.map(() => ({ template: 'requestDeleted', params: { hid } })));
  const { items } = await stage.world.store.timeline(decided.id, { limit: 10 });
  expect(items[0]).toMatchObject({
    changeset: 'delete',
    reason: 'filed twice',
    updatedBy: testId('admin'),
  });
  const { items: told } = await admin().rows.timeline(decided.id, { limit: 1 });
  expect(told).toMatchObject([{ changeset: 'delete', reason: 'filed twice' }]);
  expect(items.length).toBeGreaterThan(3);
  expect(await counted()).toEqual(during);
});

test('several are confirmed by how many they are', async () => {
  const [one, two] = [await stage.reach.send(), await stage.reach.send()];
  expect(await refusal(remove([one.id, two.id], hidOf(one)))).toMatchObject({
    code: 'requests.deletionNotConfirmed',
    fields: [['confirm', 'requests.deletionNotConfirmed']],
  });
  expect((await remove([one.id, two.id], '2')).deleted.map(({ hid }) => hid)).toEqual([
    hidOf(one),
    hidOf(two),
  ]);
});

test('those that were deleted before are named again to who deleted them, whose answer was lost', async () => {
  const [one, two] = [await stage.reach.send(), await stage.reach.send()];
  const first = await remove([one.id], hidOf(one));
  const again = await remove([one.id, two.id], '2');
  expect(again.deleted).toEqual([
    ...first.deleted,
    expect.objectContaining({ id: two.id, hid: hidOf(two) }),
  ]);
  const colleague = principal('ADM', { account: testId('other admin') });
  const context = { ...admin(), who: colleague, rows: stage.world.rowsFor(colleague) };
  const input = { processes: [one.id], confirm: hidOf(one), reason: 'filed twice' };
  expect(await refusal(deleteRequests(input, context))).toMatchObject({ code: 'entities.deleted' });
});

/** An administrator's context in which somebody changes this request between its read and its deletion. */
function overtaken(two: Entity) {
  const racing = admin();
  const { store } = racing;
  const save: typeof store.save = async (input) => {
    if (input.changes.some((change) => change.kind === 'delete' && change.before.id === two.id)) {
      await stage.world.store.save({
        changes: [{ kind: 'update', before: await latest(two), data: two.data }],
        by: testId('ins'),
        changeset: 'mark',
      });
    }
    return store.save(input);
  };
  return { ...racing, store: { ...store, save } };
}

test('one that somebody changes meanwhile is refused, and stays', async () => {
  const sent = await stage.reach.send();
  const input = { processes: [sent.id], confirm: hidOf(sent), reason: 'filed twice' };
  expect(await refusal(deleteRequests(input, overtaken(sent)))).toMatchObject({
    code: 'entities.revConflict',
    status: 409,
  });
  expect((await latest(sent)).rev).toBe(sent.rev + 1);
});

test('of several, one that somebody changes meanwhile stays and is told; the others go', async () => {
  const [one, two] = [await stage.reach.send(), await stage.reach.send()];
  const input = { processes: [two.id, one.id], confirm: '2', reason: 'filed twice' };
  expect(await deleteRequests(input, overtaken(two))).toMatchObject({
    deleted: [{ id: one.id, hid: hidOf(one) }],
    failed: [{ id: two.id, hid: hidOf(two), code: 'entities.revConflict' }],
  });
  expect((await latest(two)).rev).toBe(two.rev + 1);
});

test('a wrong number, an unknown request and a draft are refused, and nothing is deleted', async () => {
  const sent = await stage.reach.send();
  const draft = await stage.init('farmer');
  expect(await refusal(remove([sent.id], 'DE-2026-999999'))).toMatchObject({
    code: 'requests.deletionNotConfirmed',
  });
  expect(await refusal(remove([sent.id, testId('nobody')], '2'))).toMatchObject({
    code: 'requests.noProcessId',
  });
  expect(await refusal(remove([sent.id, draft.id], '2'))).toMatchObject({
    code: 'requests.noProcessId',
  });
  expect((await stage.world.store.untyped.latest(sent.id, { fresh: true }))?.rev).toBe(sent.rev);
});

test.each([
  [{ processes: [] }],
  [{ processes: [testId('a'), testId('a')] }],
  [{ reason: 'no' }],
  [{ reason: 'x'.repeat(181) }],
  [{ confirm: '' }],
])('the input %j is refused', (more) => {
  const input = { processes: [testId('a')], confirm: '1', reason: 'filed twice', ...more };
  expect(() => parseInput(requestEndpoints.deleteRequests.input, input)).toThrow();
});
