import { accountId } from './campaign-people.ts';
import {
  applicationAnswers,
  begin,
  fill,
  type Job,
  PARTY,
  parties,
  type Refused,
  type Replay,
  replayJob,
} from './replay-job.ts';

const everyParty = (refused: Refused) =>
  parties({ AGR: refused, INS: refused, SUP: refused, AUT: refused });
const decision = fill([{ field: 'decision', value: 'accept' }]);

/** A request that names a supplier, who fills the step before the decision. */
const job: Job = {
  steps: [
    begin('supplied package', { sup: accountId('SUP', PARTY) }),
    {
      ...fill(applicationAnswers),
      by: `AGR ${PARTY}`,
      before: everyParty('noRequest'),
      after: everyParty('stale'),
    },
    {
      ...fill([{ field: 'advice', value: 'positive' }]),
      by: `SUP ${PARTY}`,
      before: everyParty('notYours'),
      after: everyParty('stale'),
    },
    {
      ...decision,
      by: `AUT ${PARTY}`,
      before: everyParty('notYours'),
      after: everyParty('stale'),
    },
  ],
  again: [{ ...decision, before: everyParty('notYours') }],
  lines: [
    ['init', 'AGR'],
    ['send', 'AGR'],
    ['fillStep', 'SUP'],
    ['decide', 'AUT'],
  ],
};

export const replaySupplierJob = (replay: Replay): Promise<number> => replayJob(job, replay);

/** How many calls it has, with those that are tried once more. */
export const SUPPLIER_JOB_CALLS = job.steps.length + job.again.length;
