import { describe, expect, test } from 'vitest';
import { findVersion } from '#infra/operate/release/find-version.ts';

const HEALTHY = { version: '1.4.0', build: 'abc', time: '2026-06-01T12:00:00.000Z' };
const answer = (status: number, body: object | string) => () =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
const failure = (code: string) => () => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error(''), { code }) });
};
const healthy = answer(200, { ok: true, data: HEALTHY });
const maintenance = answer(503, { ok: false, data: null, code: 'kernel.maintenance' });
const unknownName = failure('ENOTFOUND');
const notFound = answer(404, '<html>');

/** Looks at a site that answers so, the last answer again and again; `asked` gets each address and pause. */
function findAmong(answers: readonly (() => Response)[], asked: unknown[] = []) {
  let looks = 0;
  const fetch = async (address: string | URL | Request) => {
    asked.push(address);
    looks += 1;
    return (answers[looks - 1] ?? answers.at(-1) ?? healthy)();
  };
  return findVersion({
    host: 'de.livestock.example',
    fetch,
    pause: async (ms) => asked.push(ms),
  });
}

describe('the version before a deployment', () => {
  test('the site is asked once where it tells', async () => {
    const asked: unknown[] = [];
    expect(await findAmong([healthy], asked)).toBe('1.4.0');
    expect(asked).toEqual(['https://de.livestock.example/api/health']);
  });

  test.each([
    ['a hiccup of the network', failure('ECONNRESET')],
    ['a resolver that is out of breath', failure('EAI_AGAIN')],
    ['a name that did not resolve', unknownName],
    ['a bad gateway', answer(502, '<html>')],
  ])('it is asked again after %s', async (_what, first) => {
    const asked: unknown[] = [];
    expect(await findAmong([first, healthy], asked)).toBe('1.4.0');
    expect(asked).toHaveLength(3);
  });

  test.each([
    ['its name does not resolve', unknownName],
    ['its server knows no such address', notFound],
  ])('there is none before the first deployment: %s', async (_why, seen) => {
    expect(await findAmong([seen])).toBeUndefined();
  });

  test.each([
    ['ECONNREFUSED', [failure('ECONNREFUSED')]],
    ['status 503', [maintenance]],
    ['status 200', [answer(200, '<html>')]],
    ['ETIMEDOUT', [unknownName, failure('ETIMEDOUT'), notFound]],
  ])('the deployment does not begin without a way back: %s', async (reason, answers) => {
    await expect(findAmong(answers)).rejects.toThrow(
      `de.livestock.example does not tell the version that would be the way back (${reason}): mend that or switch maintenance off, and run this again, or deploy by hand (infra/operate/runbook.md, "Upgrade").`,
    );
  });
});
