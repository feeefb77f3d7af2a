import { execFileSync } from 'node:child_process';

/**
 * The number from which all random tests of a run draw. SEED names it, to repeat a run. Otherwise each commit has one of
 * its own, so that its proof can be repeated and the next commit tries something new; where there is no git, each day
 * has one. A whole run (FULL=1) takes one from the clock.
 * @throws Error when SEED is no whole number
 */
export function seedOfRun(): number {
  const { SEED, FULL } = process.env;
  if (SEED) return wholeNumber(SEED);
  if (FULL === '1') return Math.floor(Date.now() / 1000);
  return seedOfCommit() ?? Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));
}

function wholeNumber(text: string): number {
  const seed = Number(text);
  // Fast-check takes these as they are.
  if (seed !== (seed | 0)) throw new Error(`SEED must be a whole number below 2³¹, not "${text}".`);
  return seed;
}

function seedOfCommit(): number | undefined {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number.parseInt(commit.slice(0, 7), 16);
  } catch {
    return undefined;
  }
}
