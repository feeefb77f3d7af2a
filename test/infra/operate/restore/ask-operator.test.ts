import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { askOperator } from '#infra/operate/restore/ask-operator.ts';

/** Asks an operator who types this, and then ends the input. */
function askedWith(typed: string, name?: string): Promise<boolean> {
  const input = new PassThrough();
  const agreed = askOperator({ input, output: new PassThrough() })('Go on?', name);
  input.end(typed);
  return agreed;
}

test.each([
  ['yes\n', undefined, true],
  [' yes \n', undefined, true],
  ['no\n', undefined, false],
  ['staging\n', 'staging', true],
  ['yes\n', 'staging', false],
])('%j to a question that asks for %s', async (typed, name, agrees) => {
  expect(await askedWith(typed, name)).toBe(agrees);
});

test('an input that ends without an answer agrees to nothing', async () => {
  expect(await askedWith('')).toBe(false);
});

test('a question after the end of the input is not agreed to either', async () => {
  const input = new PassThrough();
  const ask = askOperator({ input, output: new PassThrough() });
  const first = ask('Go on?');
  input.end();
  expect([await first, await ask('And on?')]).toEqual([false, false]);
});
