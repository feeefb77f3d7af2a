import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { makeDeployedApi } from '#infra/rehearsal/deployed-api.ts';

const LOST = { status: 500, body: { message: 'Internal Server Error' } };
const servers: (() => void)[] = [];

afterEach(() => {
  for (const close of servers.splice(0)) close();
  vi.restoreAllMocks();
});

/** A gateway that gives these answers, the last of them again and again. */
async function gateway(...answers: { status: number; body: object }[]) {
  let asked = 0;
  const server = createServer((_request, response) => {
    const { status, body } = answers[Math.min(asked, answers.length - 1)] ?? LOST;
    asked += 1;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const ask = makeDeployedApi({
    address: `http://127.0.0.1:${port}`,
    host: 'de.localhost',
    originSecret: 'secret',
  });
  return { ask: () => ask({ method: 'GET', path: 'health' }), asked: () => asked, printed };
}

test('a call whose function the stand-in has lost is printed and made again', async () => {
  const { ask, asked, printed } = await gateway(LOST, { status: 200, body: { data: 'well' } });
  expect(await ask()).toMatchObject({ status: 200, data: 'well' });
  expect(asked()).toBe(2);
  expect(printed).toHaveBeenCalledExactlyOnceWith('No answer of a function to GET health.\n');
});

test('a function that fails each time fails the call', async () => {
  const { ask, asked } = await gateway(LOST);
  expect(await ask()).toMatchObject({ status: 500, data: undefined });
  expect(asked()).toBe(3);
});

test('an error in the envelope of the product is an answer', async () => {
  const { ask, asked } = await gateway({
    status: 500,
    body: { code: 'kernel.internal', message: 'Internal Server Error' },
  });
  expect(await ask()).toMatchObject({ status: 500, code: 'kernel.internal' });
  expect(asked()).toBe(1);
});
