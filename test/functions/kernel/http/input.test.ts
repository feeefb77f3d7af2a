import { describe, expect, test } from 'vitest';
import { type Asked, ask } from '#test/support/api-event.ts';
import { memoryWorld } from '#test/support/memory-world.ts';
import { toyHandler } from './toy-domain.ts';

const toys = toyHandler(memoryWorld());

async function echo(input: unknown) {
  const { status, body } = await ask(toys, { method: 'POST', path: 'toys/echo', input });
  return status === 200 ? body.data : { status, code: body.code, details: body.details };
}
const refused = (...details: object[]) => ({ status: 400, code: 'kernel.invalidInput', details });

async function codeOf(asked: Asked) {
  const { status, body } = await ask(toys, asked);
  return [status, body.code];
}
const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

describe('the payload of a call', () => {
  test('of a GET stands in the query parameter payload', async () => {
    const { body } = await ask(toys, { path: 'toys/find', input: { name: 'Kühe & +Kälber' } });
    expect(body.data.input).toEqual({ name: 'Kühe & +Kälber' });
  });

  test('may be left out where nothing is needed', async () => {
    const { body } = await ask(toys, { path: 'toys/find' });
    expect(body.data.input).toEqual({});
  });

  test('counts as empty for a POST without a body', async () => {
    const { status, body } = await ask(toys, { method: 'POST', path: 'toys/echo' });
    expect([status, body.details]).toEqual([400, [expect.objectContaining({ path: 'text' })]]);
  });

  test('may come in base64, as API Gateway sends other types than text', async () => {
    const body = Buffer.from('{"text":"Kälber"}').toString('base64');
    const asked = { method: 'POST', path: 'toys/echo', body, isBase64Encoded: true };
    expect((await ask(toys, asked)).body.data).toEqual({ text: 'Kälber' });
  });

  test('takes path parameters as fields', async () => {
    const { body } = await ask(toys, { path: 'toys/link/a%20b/7' });
    expect(body.data).toEqual({ id: 'a b', rev: 7 });
  });

  test('prefers a fixed address to one with parameters', async () => {
    expect((await ask(toys, { path: 'toys/link/newest/now' })).body.data).toBe('newest');
  });

  test('may not give a path parameter a second time', async () => {
    const { status, body } = await ask(toys, { path: 'toys/link/a/7', input: { id: 'b' } });
    expect([status, body.details]).toEqual([
      400,
      [{ path: 'id', code: 'fields.unknown', message: 'This field is not known.' }],
    ]);
  });

  test.each([
    ['no JSON', '{text:1}'],
    ['half of it', '{"text":"a"'],
    ['a page', '<html></html>'],
    ['two of them', '{}{}'],
  ])('that is %s is 400', async (_, body) => {
    expect(await codeOf({ method: 'POST', path: 'toys/echo', body })).toEqual([
      400,
      'kernel.invalidJson',
    ]);
  });

  test('that is no JSON in the address is 400, also when it comes twice', async () => {
    expect(await codeOf({ path: 'toys/find', query: 'payload=%7B' })).toEqual([
      400,
      'kernel.invalidJson',
    ]);
  });

  test.each([
    ['a list', []],
    ['null', null],
    ['a text', 'text'],
    ['a number', 1],
  ])('that is %s in place of an object is 400', async (_, input) => {
    expect(await echo(input)).toEqual(
      refused({ path: '', code: 'fields.wrongType', message: 'The value has the wrong type.' }),
    );
  });
});

test('an e-mail address comes with its domain in letters, however a browser sends it', async () => {
  expect(await echo({ text: 'a@xn--mller-kva.de' })).toEqual({ text: 'a@müller.de' });
  for (const text of ['a@xn--0.example', 'a a@xn--mller-kva.de']) {
    expect(await echo({ text })).toEqual({ text });
  }
});

describe('bounds', () => {
  const body = (bytes: number) => `{"text":"${'a'.repeat(bytes - 11)}"}`;
  const post = (path: string, sent: string, isBase64Encoded = false) =>
    codeOf({ method: 'POST', path, body: sent, isBase64Encoded });

  test('a body over 64 kB is 413, whatever it holds', async () => {
    expect(await post('toys/echo', body(64_001))).toEqual([413, 'kernel.tooLarge']);
    expect(await post('toys/echo', '{'.repeat(64_001))).toEqual([413, 'kernel.tooLarge']);
  });

  test('a body of 64 kB is read', async () => {
    expect(await post('toys/echo', body(64_000))).toEqual([400, 'kernel.invalidInput']);
  });

  test('bytes count, not characters', async () => {
    expect(await post('toys/echo', `{"text":"${'ä'.repeat(32_000)}"}`)).toEqual([
      413,
      'kernel.tooLarge',
    ]);
  });

  test('base64 is measured by what it holds', async () => {
    const sent = (bytes: number) => Buffer.from(body(bytes)).toString('base64');
    expect(await post('toys/echo', sent(64_001), true)).toEqual([413, 'kernel.tooLarge']);
    expect(await post('toys/echo', sent(64_000), true)).toEqual([400, 'kernel.invalidInput']);
  });

  test('an endpoint that takes data URIs takes six megabytes', async () => {
    const data = (bytes: number) => JSON.stringify({ data: 'a'.repeat(bytes - 11) });
    expect(await post('toys/upload', data(6_000_000))).toEqual([200, null]);
    expect(await post('toys/upload', data(6_000_001))).toEqual([413, 'kernel.tooLarge']);
  });

  test('a payload in the address over 8,000 bytes is 413', async () => {
    expect(await codeOf({ path: 'toys/find', input: { name: 'a'.repeat(8000) } })).toEqual([
      413,
      'kernel.tooLarge',
    ]);
  });

  test('nesting over 20 levels is refused, of a depth that would end the stack too', async () => {
    const path = ['deep', ...Array(19).fill('a')].join('.');
    expect(await echo({ text: 'a', deep: nested(20) })).toEqual(
      refused({ path, code: 'fields.tooDeep', message: 'The input is nested too deeply.' }),
    );
    expect(await echo({ text: 'a', deep: nested(19) })).toEqual({ text: 'a', deep: nested(19) });
    const sent = `{"text":"a","deep":${'['.repeat(4000)}${']'.repeat(4000)}}`;
    expect(await post('toys/echo', sent)).toEqual([400, 'kernel.invalidInput']);
  });
});

describe('texts', () => {
  test('are trimmed and NFC-normalised before they are checked', async () => {
    expect(await echo({ text: '  Ku\u0308he  ', tags: [' a '] })).toEqual({
      text: 'Kühe',
      tags: ['a'],
    });
  });

  test('go without controls, which files of values and spreadsheets read in their own ways', async () => {
    const text = '\u0000=1\u001b\u007f\u0085';
    expect(await echo({ text, tags: [`\u0002${text}\n\tü\u0000`] })).toEqual({
      text: '=1',
      tags: ['=1 \n\tü'],
    });
  });

  test('keep words apart where a word processor breaks the line', async () => {
    expect(await echo({ text: 'A\vB\fC\u0085D\v' })).toEqual({
      text: 'A B C D',
    });
  });

  test('of blanks only are empty', async () => {
    expect(await echo({ text: ' \t\n\u0000 ' })).toEqual(
      refused({
        path: 'text',
        code: 'fields.required',
        message: 'This field must be filled out.',
      }),
    );
  });

  test('with half a surrogate pair are made well-formed', async () => {
    const body = '{"text":"a\\ud800b"}';
    const { body: answer } = await ask(toys, { method: 'POST', path: 'toys/echo', body });
    expect(answer.data).toEqual({ text: 'a\ufffdb' });
  });

  test('that are data URIs are left alone', async () => {
    const attachment = 'data:text/plain;base64,YQ==';
    expect(await echo({ text: 'a', attachment })).toEqual({ text: 'a', attachment });
    expect(await echo({ text: 'a', attachment: `${attachment} ` })).toEqual(
      refused({ path: 'attachment', code: 'fields.invalid', message: 'invalid data-uri' }),
    );
  });
});

describe('a field', () => {
  test.each([
    ['that is missing', {}, 'text', 'fields.required', 'This field must be filled out.', {}],
    [
      'of another type',
      { text: 1 },
      'text',
      'fields.wrongType',
      'The value has the wrong type.',
      {},
    ],
    [
      'that nobody knows',
      { text: 'a', colour: 1 },
      'colour',
      'fields.unknown',
      'This field is not known.',
      {},
    ],
    [
      'that is too long',
      { text: 'a'.repeat(21) },
      'text',
      'fields.tooLong',
      'At most 20 characters are allowed.',
      { limit: 20 },
    ],
    [
      'that is too small',
      { text: 'a', count: 0 },
      'count',
      'fields.tooSmall',
      'The value must be at least 1.',
      { limit: 1 },
    ],
    [
      'that is too big',
      { text: 'a', count: 12 },
      'count',
      'fields.tooBig',
      'The value must be at most 9.',
      { limit: 9 },
    ],
    [
      'that is no multiple',
      { text: 'a', count: 4 },
      'count',
      'fields.notMultiple',
      'The value must be a multiple of 3.',
      { limit: 3 },
    ],
    [
      'of another choice',
      { text: 'a', kind: 'car' },
      'kind',
      'fields.notAllowed',
      'The value is not one of those allowed.',
      {},
    ],
    [
      'of the wrong form',
      { text: 'a', email: 'a@' },
      'email',
      'fields.wrongFormat',
      'The value does not have the right form.',
      {},
    ],
    [
      'with no entry',
      { text: 'a', tags: [] },
      'tags',
      'fields.required',
      'This field must be filled out.',
      {},
    ],
    [
      'with too few entries',
      { text: 'a', pair: [1] },
      'pair',
      'fields.tooFew',
      'At least 2 entries are needed.',
      { limit: 2 },
    ],
    [
      'that is too short',
      { text: 'a', code: 'a' },
      'code',
      'fields.tooShort',
      'At least 3 characters are needed.',
      { limit: 3 },
    ],
    [
      'with too many entries',
      { text: 'a', tags: ['a', 'b', 'c'] },
      'tags',
      'fields.tooMany',
      'At most 2 entries are allowed.',
      { limit: 2 },
    ],
    [
      'inside a list',
      { text: 'a', tags: ['a', 1] },
      'tags.1',
      'fields.wrongType',
      'The value has the wrong type.',
      {},
    ],
    ['that a rule refuses', { text: 'a', even: 3 }, 'even', 'fields.invalid', 'an even number', {}],
  ])('%s is refused by name', async (_, input, path, code, message, more) => {
    expect(await echo(input)).toEqual(refused({ path, code, message, ...more }));
  });

  test('of several forms is refused by what fits the form that was meant', async () => {
    const filter = { $and: [{ field: 'amount', comparison: 'gt', value: 1, unit: 'kg' }] };
    expect(await echo({ text: 'a', filter })).toEqual(
      refused({
        path: 'filter.$and.0.unit',
        code: 'fields.unknown',
        message: 'This field is not known.',
      }),
    );
  });

  test('named __proto__ is refused at any depth', async () => {
    const body = '{"text":"a","deep":{"list":[{"__proto__":{"role":"ADM"}}]}}';
    const { status, body: answer } = await ask(toys, { method: 'POST', path: 'toys/echo', body });
    expect([status, answer.details]).toEqual([
      400,
      [
        {
          path: 'deep.list.0.__proto__',
          code: 'fields.unknown',
          message: 'This field is not known.',
        },
      ],
    ]);
  });

  test('that is wrong never brings the words of the validator or the value along', async () => {
    const { body } = await ask(toys, {
      method: 'POST',
      path: 'toys/echo',
      input: { text: 5, email: 'anna at example.org', kind: 'Annas kind', filter: { $xor: [] } },
    });
    expect(JSON.stringify(body)).not.toMatch(/anna|expected|received|zod|Invalid input|regex/i);
  });
});

describe('the host', () => {
  test.each([
    [{ host: 'DE.localhost:8080' }, 'de.localhost'],
    [{ host: 'api.internal', 'x-viewer-host': 'at.example.org' }, 'at.example.org'],
  ])('of %j is %s', async (headers, host) => {
    const { body } = await ask(toys, { path: 'toys/find', headers });
    expect(body.data.host).toBe(host);
  });
});
