import { beforeEach, describe, expect, test, vi } from 'vitest';
import { retryOnError, retryUntilResult } from '#functions/kernel/store/retry.ts';

const waited: number[] = [];
const wait = async (ms: number) => {
  waited.push(ms);
};
const byte = (value: number) => () => Uint8Array.of(value);
const pauses = { attempts: 5, firstPauseMs: 20, longestPauseMs: 100, wait };

beforeEach(() => {
  waited.length = 0;
});

describe('an attempt', () => {
  test('that gives a result at once waits for nothing', async () => {
    expect(await retryUntilResult(async () => 0, pauses)).toBe(0);
    expect(waited).toEqual([]);
  });

  test('that gives none is repeated after pauses that double up to the longest', async () => {
    const attempt = vi.fn(async () => undefined);
    expect(await retryUntilResult(attempt, { ...pauses, attempts: 6 })).toBeUndefined();
    expect(attempt).toHaveBeenCalledTimes(6);
    expect(waited).toEqual([20, 40, 80, 100, 100]);
  });

  test.each([
    [0, [0, 0, 0, 0]],
    [51, [8, 16, 32, 40]],
    [255, [40, 80, 160, 200]],
  ])('waits from nothing to twice the mean: byte %i', async (value, expected) => {
    await retryUntilResult(async () => undefined, { ...pauses, random: byte(value) });
    expect(waited).toEqual(expected);
  });

  test('is not repeated once its signal is aborted', async () => {
    const attempt = vi.fn(async () => undefined);
    const signal = AbortSignal.abort();
    const { wait: _, ...waiting } = pauses;
    await expect(retryUntilResult(attempt, { ...waiting, signal })).rejects.toThrow(/abort/);
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});

describe('an error', () => {
  const isPassing = (error: unknown) => error instanceof RangeError;
  const failing = (times: number, error: Error) => {
    let left = times;
    return vi.fn(async () => {
      if (left-- > 0) throw error;
      return 'done';
    });
  };

  test('that passes is tried over, the last of them is thrown as it is', async () => {
    const passing = new RangeError('overtaken');
    expect(await retryOnError(failing(4, passing), isPassing, pauses)).toBe('done');
    expect(waited).toEqual([20, 40, 80, 100]);
    const always = failing(5, passing);
    await expect(retryOnError(always, isPassing, pauses)).rejects.toBe(passing);
    expect(always).toHaveBeenCalledTimes(5);
  });

  test('of another kind is thrown at once', async () => {
    const attempt = failing(1, new TypeError('broken'));
    await expect(retryOnError(attempt, isPassing, pauses)).rejects.toThrow('broken');
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  test('is no reason to forget a result that is undefined', async () => {
    expect(await retryOnError(async () => undefined, isPassing, pauses)).toBeUndefined();
  });
});
