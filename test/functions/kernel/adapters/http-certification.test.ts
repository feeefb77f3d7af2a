import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeHttpCertification } from '#functions/kernel/adapters/http-certification.ts';
import { listen } from '#infra/local/listen.ts';

let answer: (response: ServerResponse) => void;
let asked: { url: string | undefined; key: string | undefined }[];
let origin: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const server = await listen((request, response) => {
    asked.push({ url: request.url, key: request.headers['x-key']?.toString() });
    answer(response);
  }, 0);
  origin = `http://127.0.0.1:${server.port}`;
  close = server.close;
});
afterAll(() => close());
beforeEach(() => {
  asked = [];
});

const register = () =>
  makeHttpCertification(
    JSON.stringify({
      DE: {
        url: `${origin}/farms/{controlNumber}/certificate`,
        headers: { 'x-key': 'sesame' },
        field: 'certificate.status',
        active: ['VALID', 'EXTENDED'],
      },
    }),
  );
const json = (body: unknown, status = 200) => {
  answer = (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

describe('a register', () => {
  test.each([
    ['VALID', true],
    ['EXTENDED', true],
    ['ENDED', false],
  ])('that says %s', async (status, expected) => {
    json({ certificate: { status } });
    expect(await register().isActive('DE', 'DEBY00612345A')).toBe(expected);
    expect(asked).toEqual([{ url: '/farms/DEBY00612345A/certificate', key: 'sesame' }]);
  });

  test('with several certificates: one active one is enough', async () => {
    json({ certificate: [{ status: 'ENDED' }, { status: 'VALID' }] });
    expect(await register().isActive('DE', '1')).toBe(true);
  });

  test('that does not know the farmer: not certified', async () => {
    json({}, 404);
    expect(await register().isActive('DE', '1')).toBe(false);
  });

  test('is asked for the number as it is, whatever it holds', async () => {
    json({ certificate: { status: 'ENDED' } });
    await register().isActive('DE', '../admin?x=1');
    expect(asked[0]?.url).toBe('/farms/..%2Fadmin%3Fx%3D1/certificate');
  });

  test.each([
    ['that it is no such number', () => json({}, 400)],
    ['that it cannot be read', () => json({}, 422)],
    ['no status', () => json({ certificate: {} })],
  ])('that says %s knows nothing of that number', async (_, prepare) => {
    prepare();
    expect(await register().isActive('DE', '1')).toBeUndefined();
  });

  test.each([
    ['an error', () => json({}, 500)],
    ['a refusal of whoever asks', () => json({}, 401)],
    ['too many questions', () => json({}, 429)],
    [
      'no JSON',
      () => {
        answer = (response) => response.end('<html>');
      },
    ],
    [
      'a way elsewhere',
      () => {
        answer = (response) => response.writeHead(302, { location: '/other' }).end();
      },
    ],
  ])('that answers with %s gives no answer', async (_, prepare) => {
    prepare();
    await expect(register().isActive('DE', '1')).rejects.toThrow();
  });

  test('of a country without one cannot be asked', async () => {
    expect([...register().countries]).toEqual(['DE']);
    await expect(register().isActive('AT', '1')).rejects.toThrow('No register');
  });
});

test('without configuration there is none', () => {
  expect(makeHttpCertification('{}').countries.size).toBe(0);
});

test.each([
  ['no JSON', 'x'],
  ['no place for the number', '{"DE":{"url":"https://x.test/","field":"a","active":[true]}}'],
  ['no web address', '{"DE":{"url":"file:///{controlNumber}","field":"a","active":[true]}}'],
  [
    'nothing that means active',
    '{"DE":{"url":"https://x.test/{controlNumber}","field":"a","active":[]}}',
  ],
])('a configuration with %s is refused', (_, text) => {
  expect(() => makeHttpCertification(text)).toThrow();
});
