import { beforeAll, expect, test } from 'vitest';
import { handler } from '#functions/entities/handler.ts';
import { world as processWorld } from '#functions/kernel/world.ts';
import { accountOf } from '#test/support/accounts.ts';
import { ask } from '#test/support/api-event.ts';
import { testServices } from '#test/support/local-services.ts';
import { testId } from '#test/support/test-id.ts';

let token: string;
beforeAll(async () => {
  await testServices();
  token = await tokenOf('admin');
});

/** Stores an account of an administrator, and returns the token of its user. */
async function tokenOf(name: string): Promise<string> {
  const { store, tokens } = processWorld();
  const { data } = accountOf('ADM', name, {
    ssoUsers: [name],
    joinings: [{ user: name, on: '2026-01-01T00:00:00.000Z', way: 'invitation', name: 'Ada' }],
  });
  const account = testId(name);
  const changes = [{ kind: 'create', id: account, entityclass: 'account', data } as const];
  await store.save({ changes, by: 'system', changeset: 'test' });
  return (await tokens.issue({ user: name, account, role: 'ADM' })).jwt;
}

const call = (method: string, path: string, input: object, by = token) =>
  ask(handler, { method, path, input, token: by });
const labels = (label: string) => ({ labels: [{ lang: 'de_DE', label }] });

test('an entity lives from creation to deletion over the API', async () => {
  const data = labels('  Rinder ');
  const created = await call('POST', 'eav/entity/create', { entityclass: 'animalkind', data });
  expect(created).toMatchObject({ status: 200, body: { ok: true, data: { rev: 1 } } });
  expect(created.body.data.data).toMatchObject(labels('Rinder'));
  const { id } = created.body.data;
  const change = { id, rev: 1, patch: labels('Büffel'), changeset: 'renamed' };
  const patched = await call('POST', 'eav/entity/updatefrompatch', change);
  expect(patched.body.data).toMatchObject({ id, rev: 2, data: labels('Büffel') });
  const stale = await call('POST', 'eav/entity/updatefrompatch', change);
  expect([stale.status, stale.body.code, stale.body.details[0].currentRev]).toEqual([
    ...[409, 'entities.revConflict', 2],
  ]);
  const linked = await call('GET', `eav/entity/link/${id}/1`, {});
  expect(linked.body.data.data).toMatchObject(labels('Rinder'));
  expect(linked.headers['cache-control']).toContain('immutable');
  for (const rev of ['0x1', '01', '1.0', '1e0']) {
    expect((await call('GET', `eav/entity/link/${id}/${rev}`, {})).status, rev).toBe(400);
  }
  const read = await call('GET', 'eav/entity/get', { id });
  expect(read.body.data).toEqual(patched.body.data);
  const timeline = await call('GET', 'eav/entity/gettimeline', { id });
  expect(timeline.body.data.items).toMatchObject([
    { rev: 2, person: 'Ada' },
    { rev: 1, person: 'Ada' },
  ]);
  const list = await call('POST', 'admin/loadList', { type: 'animalkind' });
  expect(list.body.data.items).toEqual([patched.body.data]);
  expect((await call('POST', 'eav/entity/delete', { id })).body.data).toEqual({});
  expect((await call('GET', 'eav/entity/get', { id })).body.code).toBe('entities.deleted');
});

test('a creation that is called again by its key, at once too, makes one, and answers it as it is by now', async () => {
  const creation = { entityclass: 'animalkind', data: labels('Schafe'), key: testId('key') };
  const create = (more: object = {}) => call('POST', 'eav/entity/create', { ...creation, ...more });
  const both = await Promise.all([create(), create()]);
  const [{ id }, other] = both.map(({ body }) => body.data);
  expect(other).toMatchObject({ id, rev: 1 });
  await call('POST', 'eav/entity/updatefrompatch', {
    id,
    rev: 1,
    patch: labels('Ziegen'),
    changeset: 'c',
  });
  expect((await create({ data: labels('Esel') })).body.data).toMatchObject({
    id,
    rev: 2,
    data: labels('Ziegen'),
  });
  const menu = await create({ entityclass: 'agecategory' });
  expect([menu.status, menu.body.data?.id === id]).toEqual([200, false]);
  await call('POST', 'eav/entity/delete', { id });
  expect((await create()).body.code).toBe('entities.deleted');
});

test('a key is of one account, is free again after a refusal, and is no other text', async () => {
  const creation = { entityclass: 'animalkind', data: labels('Yaks'), key: testId('yaks') };
  const create = (more: object, by?: string) =>
    call('POST', 'eav/entity/create', { ...creation, ...more }, by);
  expect((await create({ data: {} })).status).toBe(400);
  const own = await create({});
  const others = await create({ data: labels('Wisente') }, await tokenOf('other admin'));
  expect(others).toMatchObject({ status: 200, body: { data: { data: labels('Wisente') } } });
  expect(others.body.data.id).not.toBe(own.body.data.id);
  const { status, body } = await create({ key: 'yaks' });
  expect([status, body.details[0].path]).toEqual([400, 'key']);
});
