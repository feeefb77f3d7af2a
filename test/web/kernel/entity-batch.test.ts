import { beforeEach, expect, test, vi } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { createEntityBatch } from '#web/kernel/entity-batch.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function batchOf(missing: readonly string[] = []) {
  const calls: unknown[] = [];
  const call = async (_: string, input: { ids: string[] }) => {
    calls.push(input);
    return { items: input.ids.filter((id) => !missing.includes(id)).map(breed), missing };
  };
  return {
    load: createEntityBatch({ call: call as never }, (ms, action) => setTimeout(action, ms)),
    calls,
  };
}
const breed = (id: string) => ({ id, entityclass: 'offergroup' });

test('what is asked within 20 ms goes in one call, each id once', async () => {
  const { load, calls } = batchOf();
  const [a, b, c] = [testId('a'), testId('b'), testId('c')];
  const answers = Promise.all([
    load('offergroup', a),
    load('offergroup', b),
    load('offergroup', a),
  ]);
  // The row under this id is of another class.
  const other = load('region', c);
  await vi.advanceTimersByTimeAsync(19);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answers).toEqual([breed(a), breed(b), breed(a)]);
  expect(await other).toBeNull();
  expect(calls).toEqual([{ ids: [a, b, c] }]);
});

test('an entity that this reader cannot find is null', async () => {
  const { load } = batchOf([testId('gone')]);
  const answer = load('offergroup', testId('gone'));
  await vi.advanceTimersByTimeAsync(20);
  expect(await answer).toBeNull();
});

test('a call holds at most 200 ids', async () => {
  const { load, calls } = batchOf();
  const answers = Array.from({ length: 201 }, (_, index) =>
    load('offergroup', testId(String(index))),
  );
  await vi.advanceTimersByTimeAsync(20);
  await Promise.all(answers);
  expect(calls.map((input) => (input as { ids: string[] }).ids.length)).toEqual([200, 1]);
});

test('what can be no id is not asked for and does not spoil the batch', async () => {
  const { load, calls } = batchOf();
  const answers = Promise.all([load('offergroup', 'cattle'), load('offergroup', testId('a'))]);
  await vi.advanceTimersByTimeAsync(20);
  expect(await answers).toEqual([null, breed(testId('a'))]);
  expect(calls).toEqual([{ ids: [testId('a')] }]);
});
