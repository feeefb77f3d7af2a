import { expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { ask } from '#test/support/api-event.ts';
import { memoryWorld } from '#test/support/memory-world.ts';
import { toyHandler } from './toy-domain.ts';

const account = accountOf('INS', 'Anna Huber', {
  ssoUsers: ['anna'],
  userData: { address: { email: 'anna@example.org', phone: '0123456789' } },
});
const line = {
  level: 'info',
  message: 'call',
  requestId: 'request-1',
  domain: 'toys',
  endpoint: 'echo',
  status: 200,
  code: null,
  ms: expect.any(Number),
  role: 'INS',
};

async function logOf(input: unknown, path = 'toys/echo', headers = {}) {
  const world = memoryWorld([account]);
  const { jwt: token } = await world.tokens.issue({
    user: 'anna',
    account: account.id,
    role: 'INS',
  });
  await ask(toyHandler(world), { method: 'POST', path, input, token, headers });
  return { lines: world.lines, token };
}

test('a call writes one line: who in role, what by name, how it went', async () => {
  expect((await logOf({ text: 'Anna' })).lines).toEqual([line]);
});

test('a refused call writes one line with its code', async () => {
  expect((await logOf({ text: 'Anna', email: 'no' })).lines).toEqual([
    { ...line, status: 400, code: 'kernel.invalidInput' },
  ]);
});

test('a call of no endpoint writes one line without a name', async () => {
  expect((await logOf({}, 'toys/anna@example.org')).lines).toEqual([
    { ...line, endpoint: null, status: 404, code: 'kernel.notFound', role: 'GUEST' },
  ]);
});

test('a defect is logged once, with all causes and the stack', async () => {
  expect((await logOf({ how: 'crash' }, 'toys/refuse')).lines).toEqual([
    {
      ...line,
      level: 'error',
      endpoint: 'refuse',
      status: 500,
      code: 'kernel.internal',
      error: 'Error: Secret of [address] ← Error: the deeper reason',
      stack: expect.stringContaining('toy-domain.ts'),
    },
  ]);
});

test('no line holds a person’s data, token, address or input', async () => {
  const inputs = [{ text: 'Anna Huber' }, { text: 1, email: 'anna@example.org', Anna: 1 }];
  const headers = { 'x-forwarded-for': '192.0.2.7', 'user-agent': 'Annas Browser' };
  const logs = [
    ...(await Promise.all(inputs.map((input) => logOf(input, 'toys/echo', headers)))),
    await logOf({ how: 'crash' }, 'toys/refuse', headers),
    await logOf({ how: 'text' }, 'toys/refuse', headers),
    await logOf({}, 'toys/find/Anna', headers),
  ];
  for (const { lines, token } of logs) {
    const text = JSON.stringify(lines);
    expect(text).not.toMatch(/anna|huber|example\.org|0123456789|192\.0\.2|eyJ/i);
    expect(text).not.toContain(token);
    expect(text).not.toContain(account.id);
  }
});
