import { MEANINGS } from '#infra/deploy/constructs/grant-rights.ts';
import { functionNeeds } from '#infra/deploy/function-needs.ts';

/** What the stack of jobs gives by itself: the way out of the outbox, and of the country. */
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  'kernel/stream-worker': ['sqs:SendMessage'],
  'mail/worker': ['sqs:SendMessage', 'sqs:ChangeMessageVisibility', 'ses:SendRawEmail'],
};

/**
 * Entry point → the calls that its role may make, in the words of `recorded-calls.ts`; without a place behind it a call
 * may be made anywhere.
 */
export const grantedCalls = (): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    [...functionNeeds].map(([entry, { rights }]) => [
      entry,
      new Set([
        ...(BESIDES[entry] ?? []),
        ...rights.flatMap((right) => {
          const { actions, folder, keys, listsVersions } = MEANINGS[right];
          const where = folder ?? keys;
          const all = listsVersions ? [...actions, 's3:ListBucketVersions'] : actions;
          return all.map((action) => (where === undefined ? action : `${action} ${where}`));
        }),
      ]),
    ]),
  );
