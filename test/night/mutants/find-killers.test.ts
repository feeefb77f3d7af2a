import { describe, expect, test } from 'vitest';
import type { Mutant } from './draw-mutants.ts';
import { findKillers } from './find-killers.ts';

const mutant = (name: string, path = name): Mutant => ({ path, says: name, text: '' });
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `t${from + index}`);

/** Tries mutants with 14 test files each, of which those listed fail; `''` lists those that fail anyhow. */
async function tried(mutants: readonly Mutant[], failing: Readonly<Record<string, string[]>>) {
  const runs: string[] = [];
  const told: string[] = [];
  const killers = await findKillers(mutants, {
    testsOf: () => range(0, 14),
    run: async (tried, files, all) => {
      const names = tried.map(({ says }) => says);
      runs.push(`${names.join('+')}: ${files.join(' ')}${all ? ' all' : ''}`);
      const failed = files.filter((file) =>
        ['', ...names].some((name) => failing[name]?.includes(file)),
      );
      return { first: failed[0] ?? null, files: all ? failed : failed.slice(0, 1) };
    },
    tell: ({ says }, killer) => told.push(`${says} ${killer}`),
  });
  return { runs, told, killers: [...killers.values()] };
}

describe('a mutant', () => {
  test('is tried with its nearest tests first, and with no more once a test fails', async () => {
    const { runs, told } = await tried([mutant('a'), mutant('b')], { a: ['t1', 't5'], b: ['t5'] });
    const near = range(3, 12).join(' ');
    expect(runs).toEqual(['a: t0 t1 t2', 'b: t0 t1 t2', `b: ${near} all`, 'b: t5', ': t1 t5']);
    expect(told).toEqual(['a t1', 'b t5']);
  });

  test('that the nearest tests do not notice meets the others together with its like, then alone those that fail', async () => {
    const mutants = [mutant('a'), mutant('b'), mutant('c', 'a')];
    const { runs, killers } = await tried(mutants, { a: ['t13'] });
    const near = range(3, 12).join(' ');
    expect(runs.slice(3)).toEqual([
      `a+b: ${near} all`,
      `c: ${near} all`,
      'a+b: t12 t13 all',
      'a: t13',
      'b: t13',
      'c: t12 t13 all',
      ': t13',
    ]);
    expect(killers).toEqual(['t13', null, null]);
  });

  test('is not killed by a test that fails without it', async () => {
    await expect(tried([mutant('a')], { '': ['t2'] })).rejects.toThrow(
      'Without any mutant fails t2',
    );
  });
});
