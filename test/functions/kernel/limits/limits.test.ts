import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { makeLimits } from '#functions/kernel/adapters/table-limits.ts';
import { ORIGIN_SECRET_HEADER } from '#functions/kernel/http/admit-call.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { networkOf } from '#functions/kernel/limits/network-of.ts';
import { makeDigest } from '#functions/kernel/ports/digest.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { defineEndpoint } from '#shared/kernel/endpoint.ts';
import { accountOf } from '#test/support/accounts.ts';
import { type Asked, ask } from '#test/support/api-event.ts';
import { createTestTable, testServices } from '#test/support/local-services.ts';
import { type MemoryWorld, memoryWorld } from '#test/support/memory-world.ts';

const farm = accountOf('AGR', 'farm', { ssoUsers: ['anna'] });
const office = accountOf('INS', 'office', { ssoUsers: ['ines'] });
const perAddress = { per: 'address', count: 3, seconds: 60 } as const;
const perAccount = { per: 'account', count: 2, seconds: 60 } as const;
const call = { method: 'GET', who: 'all', summary: '', input: z.strictObject({}) } as const;
const output = z.literal('done');
const endpoints = {
  open: defineEndpoint({ ...call, output, path: 'open', limit: perAddress }),
  other: defineEndpoint({ ...call, output, path: 'other', limit: perAddress }),
  own: defineEndpoint({ ...call, output, path: 'own', limit: perAccount }),
  free: defineEndpoint({ ...call, output, path: 'free' }),
  office: defineEndpoint({ ...call, output, path: 'office', who: ['INS'], limit: perAccount }),
};
const done = async () => 'done' as const;
const implementations = { open: done, other: done, own: done, free: done, office: done };

let table: string;
let world: MemoryWorld;
beforeAll(async () => {
  await testServices();
});
beforeEach(async () => {
  table = await createTestTable();
  const base = memoryWorld([farm, office]);
  const { clock } = base;
  const digest = makeDigest('secret');
  world = { ...base, limits: makeLimits({ client: makeTableClient(), table, clock, digest }) };
});

const tokenOf = async (user: string, account = farm.id) =>
  (await world.tokens.issue({ user, account, role: 'AGR' })).jwt;
const asking = (asked: Asked) =>
  ask(
    serve('toys', endpoints, implementations, () => world),
    asked,
  );
const statuses = async (count: number, asked: Asked) => {
  const answers = [];
  for (let index = 0; index < count; index += 1) answers.push((await asking(asked)).status);
  return answers;
};

describe('a call with a limit', () => {
  test('is refused above it, with the time to wait, until the window ends', async () => {
    world.wait(10);
    expect(await statuses(3, { path: 'open' })).toEqual([200, 200, 200]);
    const { status, body, headers } = await asking({ path: 'open' });
    expect([status, body.code, headers['retry-after']]).toEqual([
      429,
      'kernel.tooManyRequests',
      '50',
    ]);
    world.wait(49);
    expect((await asking({ path: 'open' })).status).toBe(429);
    world.wait(1);
    expect((await asking({ path: 'open' })).status).toBe(200);
  });

  test('is counted apart from other calls', async () => {
    expect(await statuses(4, { path: 'open' })).toEqual([200, 200, 200, 429]);
    expect(await statuses(1, { path: 'other' })).toEqual([200]);
    expect(await statuses(9, { path: 'free' })).toEqual(Array(9).fill(200));
  });

  test('lets exactly as many through, also all at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => asking({ path: 'open' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(47);
  });

  test('counts an account apart from others behind its address, a guest by the address', async () => {
    const [anna, ines] = [await tokenOf('anna'), await tokenOf('ines', office.id)];
    expect(await statuses(3, { path: 'own', token: anna })).toEqual([200, 200, 429]);
    expect(await statuses(3, { path: 'own', token: ines })).toEqual([200, 200, 429]);
    expect(await statuses(3, { path: 'own' })).toEqual([200, 200, 429]);
  });

  test('does not count who may not call', async () => {
    const token = await tokenOf('anna');
    expect(await statuses(4, { path: 'office', token })).toEqual(Array(4).fill(403));
  });

  test('believes no header about the address', async () => {
    const forged = (at: number) => ({
      'x-forwarded-for': `198.51.100.${at}`,
      'x-real-ip': `198.51.100.${at}`,
      'x-viewer-address': `198.51.100.${at}`,
      forwarded: `for=198.51.100.${at}`,
    });
    const answers = [];
    for (let index = 0; index < 4; index += 1) {
      answers.push((await asking({ path: 'open', headers: forged(index) })).status);
    }
    expect(answers).toEqual([200, 200, 200, 429]);
  });

  test('but the one that the distribution in front of the API overwrites', async () => {
    const secret = 'known to the distribution and the API';
    const environment = { VIEWER_ADDRESS_HEADER: 'X-Viewer-Address', ORIGIN_SECRET: secret };
    const { config } = memoryWorld([], { environment });
    world = { ...world, config };
    const from = (address: string) => ({
      path: 'open',
      headers: { 'x-viewer-address': address, [ORIGIN_SECRET_HEADER]: secret },
    });
    expect(await statuses(4, from('198.51.100.1'))).toEqual([200, 200, 200, 429]);
    expect(await statuses(1, from('198.51.100.2'))).toEqual([200]);
  });

  test('goes through where counting fails, and the log says so', async () => {
    world = {
      ...world,
      limits: { ...world.limits, take: () => Promise.reject(new Error('no table')) },
    };
    expect(await statuses(5, { path: 'open' })).toEqual(Array(5).fill(200));
    expect(world.lines).toContainEqual(
      expect.objectContaining({ message: 'limit not counted', endpoint: 'toys.open' }),
    );
  });
});

test('a counter holds neither address nor account, and goes when its window ends', async () => {
  await asking({ path: 'open' });
  await asking({ path: 'own', token: await tokenOf('anna') });
  const { Items = [] } = await makeTableClient().send(new ScanCommand({ TableName: table }));
  expect(Items.map(({ pk }) => String(pk).split('#').slice(0, 2))).toEqual(
    expect.arrayContaining([
      ['L', 'toys.open'],
      ['L', 'toys.own'],
    ]),
  );
  expect(JSON.stringify(Items)).not.toMatch(new RegExp(`192\\.0\\.2\\.7|${farm.id}`));
  const end = world.clock.now().getTime() / 1000 + 60;
  expect(Items.map(({ expires }) => expires)).toEqual([end, end]);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::ffff:7:8', '0:0:0:0'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('without its secret nothing is made a digest of, so nothing is stored under one that all can make', () => {
  expect(() => makeDigest(undefined)('address')).toThrow('DIGEST_SECRET is missing');
});

test('digests of another secret or of other parts differ', () => {
  const digest = makeDigest('one');
  expect(digest('a', 'b')).toBe(makeDigest('one')('a', 'b'));
  const others = [
    digest('ab'),
    digest('a', 'b', ''),
    digest('b', 'a'),
    makeDigest('two')('a', 'b'),
  ];
  expect(new Set([digest('a', 'b'), ...others]).size).toBe(5);
});
