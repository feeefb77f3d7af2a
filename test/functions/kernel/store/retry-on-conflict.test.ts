import { describe, expect, test, vi } from 'vitest';
import { ValueMoved } from '#functions/kernel/store/replace-value.ts';
import { retryOnConflict, retryUntilDone } from '#functions/kernel/store/retry-on-conflict.ts';
import { revConflict } from '#functions/kernel/store/rev-conflict.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';

/** Bytes of 0 make the shortest pauses. */
const world = { random: (length: number) => new Uint8Array(length) };
const busy = { error: { code: 'entities.busy' } };
const failing = (times: number, error: Error) => {
  let left = times;
  return vi.fn(async () => {
    if (left-- > 0) throw error;
    return 'saved';
  });
};

describe('a change that was overtaken', () => {
  test('is done again, and given up after five attempts', async () => {
    expect(await retryOnConflict(world, failing(4, revConflict('other', 2)))).toBe('saved');
    const always = failing(5, revConflict('other', 2));
    await expect(retryOnConflict(world, always)).rejects.toMatchObject(busy);
    expect(always).toHaveBeenCalledTimes(5);
  });

  test('by another save of a keyed value is done again', async () => {
    for (const retry of [retryOnConflict, retryUntilDone]) {
      expect(await retry(world, failing(1, new ValueMoved('other')))).toBe('saved');
    }
  });

  test('tells a newer revision of what the caller edits', async () => {
    const change = failing(1, revConflict('own', 2));
    await expect(retryOnConflict(world, change, 'own')).rejects.toMatchObject({
      error: { code: 'entities.revConflict' },
    });
    expect(change).toHaveBeenCalledTimes(1);
  });

  test('is not done again inside another that gave up, unless it must hold', async () => {
    const once = () => failing(1, new AppError(entityErrors.busy));
    await expect(retryOnConflict(world, once())).rejects.toMatchObject(busy);
    expect(await retryUntilDone(world, once())).toBe('saved');
  });

  test('that must hold is tried twelve times', async () => {
    const always = failing(12, revConflict('other', 2));
    await expect(retryUntilDone(world, always)).rejects.toMatchObject(busy);
    expect(always).toHaveBeenCalledTimes(12);
  });
});

test('any other failure is thrown as it is', async () => {
  const broken = new Error('broken');
  for (const retry of [retryOnConflict, retryUntilDone]) {
    await expect(retry(world, failing(1, broken))).rejects.toBe(broken);
  }
});
