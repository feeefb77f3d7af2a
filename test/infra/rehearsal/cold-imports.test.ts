import { expect, test } from 'vitest';
import { judgeColdImports } from '#infra/rehearsal/cold-imports.ts';

const told = (
  search: readonly number[],
  offers: readonly number[],
  worker: readonly number[],
  isQuiet = true,
) =>
  judgeColdImports(
    new Map<string, readonly number[]>([
      ['empty/handler', [90, 20, 30]],
      ['search/handler', search],
      ['countries/handler', [60]],
      ['offers/handler', offers],
      ['mail/worker', worker],
    ]),
    isQuiet,
  );

test('the dearest bundle of each kind is told, by the median of its rounds', () => {
  expect(told([190, 900, 100], [400, 180, 150], [150])).toBe(
    'times an empty one: offers/handler 6.0 (at most 7.5), search/handler 6.3 (at most 7), mail/worker 5.0 (at most 9)',
  );
});

test.each([
  ['the search', told([211], [60], [60])],
  ['another handler', told([60], [226], [60])],
  ['a job', told([60], [60], [271])],
])('a bundle of %s that costs too much misses its goal', (_kind, result) => {
  expect(result).toEqual({ missed: expect.stringMatching(/^times an empty one: /) });
});

test('a busy machine is told, and nothing is judged on it', () => {
  expect(told([300], [60], [60], false)).toMatch(
    /search\/handler 10\.0 \(at most 7\).*; not judged, the machine is busy$/,
  );
});
