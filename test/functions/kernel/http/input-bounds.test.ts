import { afterEach, describe, expect, test, vi } from 'vitest';
import { bodyBytesOf } from '#shared/kernel/endpoint.ts';
import { type Asked, ask } from '#test/support/api-event.ts';
import { memoryWorld } from '#test/support/memory-world.ts';
import { smallToyHandler } from './small-toy.ts';
import { toyHandler } from './toy-domain.ts';

test('what everybody may send is smaller than what people with an account may', () => {
  const sizes = [{ who: 'all' }, { who: 'signedIn' }, { who: ['ADM'], bodyBytes: 1000 }] as const;
  expect(sizes.map(bodyBytesOf)).toEqual([64_000, 256_000, 1000]);
});

describe('what is larger than a call can take', () => {
  const toys = smallToyHandler(memoryWorld());
  const echo = (asked: Partial<Asked>) =>
    ask(toys, { method: 'POST', path: 'toys/small', ...asked });
  const parse = vi.spyOn(JSON, 'parse');
  const normalize = vi.spyOn(String.prototype, 'normalize');
  afterEach(() => {
    parse.mockClear();
    normalize.mockClear();
  });
  const parsed = (text: string) => parse.mock.calls.some(([sent]) => sent === text);

  test('is 413 without being parsed: a long body', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(64_000) });
    const { status, body: answer } = await echo({ body });
    expect([status, answer.code]).toEqual([413, 'kernel.tooLarge']);
    expect(parsed(body)).toBe(false);
  });

  test.each([
    ['a wide list', JSON.stringify({ data: Array.from({ length: 60_000 }, () => 0) })],
    ['the same key again and again', `{${'"data":0,'.repeat(60_000)}"data":0}`],
    ['many lists in each other', '['.repeat(60_001) + ']'.repeat(60_001)],
  ])('is 413 without being parsed: %s', async (_, body) => {
    const asked = { method: 'POST', path: 'toys/upload', body } as const;
    const { status, body: answer } = await ask(toyHandler(memoryWorld()), asked);
    expect([status, answer.code]).toEqual([413, 'kernel.tooLarge']);
    expect(parsed(body)).toBe(false);
  });

  test('is named where it is only a little too much', async () => {
    const { status, body } = await echo({ input: { list: [1, 2, 3, 4], text: 'a' } });
    expect([status, body.details]).toEqual([
      400,
      [
        {
          path: 'list',
          code: 'fields.tooMany',
          message: 'At most 3 entries are allowed.',
          limit: 3,
        },
      ],
    ]);
  });

  test('in marks on a letter is refused before the text is normalised', async () => {
    const text = `a${'\u0300\u0316'.repeat(16)}`;
    const { status, body } = await echo({ input: { text } });
    expect([status, body.details]).toEqual([
      400,
      [
        {
          path: 'text',
          code: 'fields.tooManyMarks',
          message: 'One letter carries too many accents.',
        },
      ],
    ]);
    expect(normalize.mock.contexts).not.toContain(text);
  });

  test('leaves room for a text whose letters and marks come apart', async () => {
    const text = 'ǖ'.repeat(20).normalize('NFD');
    expect((await echo({ input: { text } })).body.data).toEqual({ text: 'ǖ'.repeat(20) });
  });

  test('does not hide behind the beginning of a data URI', async () => {
    const { body } = await echo({ input: { text: `data:a/b;base64,${'\u0301'.repeat(40)}` } });
    expect(body.details).toEqual([expect.objectContaining({ code: 'fields.tooManyMarks' })]);
  });

  test('in an address is nothing that exists', async () => {
    const { status } = await ask(toys, { path: `toys/of/${'x'.repeat(1000)}` });
    expect(status).toBe(404);
    expect((await ask(toys, { path: `toys/of/${'x'.repeat(300)}` })).status).toBe(200);
  });

  test('in the sign-in is no sign-in', async () => {
    const { status, body } = await ask(toys, {
      path: 'toys/of/a',
      token: `a.b.${'c'.repeat(9000)}`,
    });
    expect([status, body.code]).toEqual([401, 'sessions.invalidAuth']);
  });

  test('in the name of the host is no host', async () => {
    const asked = { path: 'toys/of/a', headers: { 'x-viewer-host': 'x'.repeat(3000) } };
    expect((await ask(toys, asked)).body.data.host).toBe('');
  });
});
