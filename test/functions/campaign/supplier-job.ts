import { accountId } from './campaign-people.ts';
import {
  applicationAnswers,
  begin,
  fill,
  type Job,
  late,
  PARTY,
  parties,
  type Refused,
  type Replay,
  replayJob,
} from './replay-job.ts';

const PARTIES = ['AGR', 'INS', 'SUP', 'AUT'] as const;
const everyParty = (refused: Refused) => parties(PARTIES, refused);
const decision = fill([{ field: 'decision', value: 'accept' }]);

/** A request that names a supplier, who fills the step before the decision. */
const job: Job = {
  steps: [
    begin('supplied package', { sup: accountId('SUP', PARTY) }),
    {
      ...fill(applicationAnswers),
      by: `AGR ${PARTY}`,
      before: everyParty('noRequest'),
      after: late(PARTIES, 'AGR', 'SUP'),
    },
    {
      ...fill([{ field: 'advice', value: 'positive' }]),
      by: `SUP ${PARTY}`,
      before: everyParty('notYours'),
      after: late(PARTIES, 'SUP', 'AUT'),
    },
    {
      ...decision,
      by: `AUT ${PARTY}`,
      before: everyParty('notYours'),
      after: late(PARTIES, 'AUT'),
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
