import { seededRandom } from './seeded-random.ts';

/** A whole run, as it is made at night: with `FULL=1`. */
export const isWholeRun = (): boolean => process.env.FULL === '1';

/**
 * The number from which a random suite draws in this run: every suite names itself, and has a sequence of its own.
 * `vitest.config.ts` sets SEED (`seed-of-run.ts`).
 */
export function runSeed(suite: string): number {
  let mixed = Number(process.env.SEED);
  if (!process.env.SEED || Number.isNaN(mixed)) throw new Error('SEED is not set.');
  // FNV-1a, begun with the seed in place of its own beginning.
  for (const unit of Buffer.from(suite)) mixed = Math.imul(mixed ^ unit, 0x01000193);
  return mixed >>> 0;
}

/** How much of something a run tries: all in a whole run, else a fifth. */
export const sized = (full: number): number => (isWholeRun() ? full : Math.ceil(full / 5));

/** The cases of a suite that a run tries: all in a whole run, else a fifth of them, at least two, drawn by its seed. */
export function drawn<T>(suite: string, cases: readonly T[]): T[] {
  const random = seededRandom(runSeed(suite));
  const left = [...cases];
  const wanted = Math.min(cases.length, Math.max(2, sized(cases.length)));
  return Array.from({ length: wanted }, () => left.splice(random.below(left.length), 1)).flat();
}
