import path from 'node:path';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { localPort } from './local-port.ts';
import type { StackOptions } from './stack-options.ts';

/** The most offers: more take hours to write and gigabytes of memory. */
const MOST_OFFERS = 1_000_000;

/**
 * Returns the options that `PORT`, `DATA`, `-- --empty` and `-- --offers 100000` ask for.
 * @throws StartupError when `PORT` is none, or the number of offers
 */
export function readStackOptions({
  env,
  argv,
}: Pick<NodeJS.Process, 'env' | 'argv'>): Pick<
  StackOptions,
  'port' | 'dataDirectory' | 'withDemoData' | 'moreOffers'
> {
  const withDemoData = !argv.includes('--empty');
  return {
    port: localPort(env),
    dataDirectory: env.DATA ? path.resolve(env.DATA) : undefined,
    withDemoData,
    moreOffers: moreOffers(argv, withDemoData),
  };
}

function moreOffers(argv: readonly string[], withDemoData: boolean): number {
  const index = argv.indexOf('--offers');
  if (index < 0) return 0;
  const given = argv[index + 1] ?? '';
  const count = Number(given);
  if (!/^\d+$/.test(given) || count > MOST_OFFERS) {
    throw new StartupError(
      `--offers ${given} is no number of offers: give a whole number up to ${MOST_OFFERS}.`,
    );
  }
  if (!withDemoData) throw new StartupError('--offers needs the demo data: leave --empty out.');
  return count;
}
