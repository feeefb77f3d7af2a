import { expect, test } from 'vitest';
import { makeLedger } from '#infra/rehearsal/demo/ledger.ts';
import { entityEndpoints } from '#shared/entities/endpoints.ts';
import { accountOf } from '#test/support/accounts.ts';
import { memoryWorld } from '#test/support/memory-world.ts';

const OLD = '0190b1ef-6519-73df-b5b5-8330dc4635e4';
const NEW = '01a2010b-ba66-7000-9a3f-3c1380b29d01';
const KEPT = '0190fc15-25e3-7e42-9558-92437a5e6d24';

test('ids, and revisions that are pinned, become those of the deployed product', () => {
  const { made, inNewIds } = makeLedger({ api: async () => never(), world: memoryWorld() });
  made.set(OLD, { id: NEW, rev: 3 });
  const data = { owner: OLD, site: KEPT, folders: [`${OLD}/${KEPT}`], n: 1, none: null };
  expect(
    inNewIds({ ...data, pins: [{ id: OLD, rev: 1 }], found: [{ id: OLD, rev: 1, km: 4 }] }),
  ).toEqual({
    owner: NEW,
    site: KEPT,
    folders: [`${NEW}/${KEPT}`],
    n: 1,
    none: null,
    pins: [{ id: NEW, rev: 3 }],
    found: [{ id: NEW, rev: 1, km: 4 }],
  });
});

test('a call is made in the name of its account; a refusal is told with what was asked', async () => {
  const farm = accountOf('AGR', 'farm');
  const asked: (string | undefined)[] = [];
  const { post, ask } = makeLedger({
    world: memoryWorld([farm]),
    api: async (_endpoint, { input, token } = {}) => {
      asked.push(token);
      const isRight = JSON.stringify(input) === '{"right":true}';
      return isRight
        ? { status: 200, code: null, data: { id: NEW, rev: 2, data: {} }, details: undefined }
        : { status: 422, code: 'requests.notSent', data: undefined, details: [{ path: 'x' }] };
    },
  });
  expect(await post(entityEndpoints.create, farm.id, { right: true })).toEqual({ id: NEW, rev: 2 });
  await expect(ask(entityEndpoints.create, farm.id, { right: false })).rejects.toThrow(
    'eav/entity/create answered 422 requests.notSent: {"details":[{"path":"x"}],"input":{"right":false}}',
  );
  const payloads = asked.map((token = '') => JSON.parse(atob(token.split('.')[1] ?? '')));
  expect(payloads.map(({ acc, account, sub }) => acc ?? account ?? sub)).toEqual([
    farm.id,
    farm.id,
  ]);
});

function never(): never {
  throw new Error('Nothing is asked.');
}
