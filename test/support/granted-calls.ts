import { MEANINGS } from '#infra/constructs/grant-rights.ts';
import {
  apiFunctions,
  type FunctionNeeds,
  streamFunction,
  timerFunctions,
  workerFunctions,
} from '#infra/function-needs.ts';

/** Entry point (`offers/handler`) → what it needs. */
export const functionNeeds: ReadonlyMap<string, FunctionNeeds> = new Map<string, FunctionNeeds>([
  ...inFile('handler', apiFunctions),
  ...inFile('worker', workerFunctions),
  ...inFile('schedule', timerFunctions),
  ['kernel/stream-worker', streamFunction],
]);

function inFile(file: string, byDomain: Readonly<Record<string, FunctionNeeds>>) {
  return Object.entries(byDomain).map(([domain, needs]) => [`${domain}/${file}`, needs] as const);
}

/** What the stack of jobs gives by itself: the way out of the outbox, and of the country. */
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  'kernel/stream-worker': ['sqs:SendMessage'],
  'mail/worker': ['sqs:SendMessage', 'ses:SendEmail'],
};

/** Entry point → the calls that its role may make, in the words of `recorded-calls.ts`. */
export const grantedCalls = (): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    [...functionNeeds].map(([entry, { rights }]) => [
      entry,
      new Set([
        ...(BESIDES[entry] ?? []),
        ...rights.flatMap((right) => {
          const { actions, folder } = MEANINGS[right];
          return actions.map((action) => (folder === undefined ? action : `${action} ${folder}`));
        }),
      ]),
    ]),
  );
