import { offerDraft } from '#test/support/offers.ts';
import { accountId, countryOf, siteOf } from './campaign-people.ts';
import {
  applicationAnswers,
  begin,
  fill,
  type Job,
  type JobStep,
  late,
  PARTY,
  parties,
  type Refused,
  type Replay,
  replayJob,
} from './replay-job.ts';

const PARTIES = ['AGR', 'INS', 'AUT'] as const;
const everyParty = (refused: Refused) => parties(PARTIES, refused);
const strangers = everyParty('noRequest');
const parted = everyParty('notYours');

/** From an offer to a decision about a derogation, and what comes after. */
const steps: readonly JobStep[] = [
  {
    call: 'entities.create',
    by: 'SUP home1',
    input: () => ({
      entityclass: 'offer',
      data: offerDraft({
        country: countryOf(PARTY),
        owner: accountId('SUP', PARTY),
        locationOfSale: siteOf('SUP', PARTY).id,
      }),
    }),
    before: { rest: 'forbidden' },
    after: { rest: 'forbidden' },
  },
  {
    call: 'entities.updateFromPatch',
    by: 'SUP home1',
    input: ({ offer }) => ({ ...offer, patch: { amount: 20 } }),
    // The offer waits for approval: only who may read it learns more than that there is nothing.
    before: { ADM: 'forbidden', 'AUT home1': 'forbidden', rest: 'notFound' },
    after: { 'SUP home1': 'stale', ADM: 'forbidden', 'AUT home1': 'forbidden', rest: 'notFound' },
  },
  begin('package'),
  {
    ...fill([applicationAnswers[0] ?? {}], { draft: true }),
    by: 'AGR home1',
    before: strangers,
    after: { ...strangers, 'AGR home1': 'stale' },
  },
  {
    ...fill(applicationAnswers),
    by: 'AGR home1',
    before: strangers,
    after: late(PARTIES, 'AGR', 'INS'),
  },
  {
    ...fill([{ field: 'advice', value: 'positive' }]),
    by: 'INS home1',
    before: parted,
    after: late(PARTIES, 'INS', 'AUT'),
  },
  {
    ...fill([{ field: 'decision', value: 'accept' }]),
    by: 'AUT home1',
    before: parted,
    after: late(PARTIES, 'AUT'),
  },
  {
    call: 'requests.waiveRequest',
    by: 'AGR home1',
    input: ({ request }) => ({ process: request }),
    before: { AGR: 'noRequest', rest: 'forbidden' },
    after: { 'AGR home1': 'stale', AGR: 'noRequest', rest: 'forbidden' },
  },
];

/** Once more with the revision as it is by now: what was done cannot be done again by anybody. */
const again: Job['again'] = [
  { ...fill([{ field: 'decision', value: 'reject' }]), before: parted },
  {
    call: 'requests.retractRequest',
    input: ({ request }) => ({ process: request }),
    before: { 'AGR home1': 'ended', AGR: 'noRequest', rest: 'forbidden' },
  },
  {
    call: 'requests.removeRequest',
    input: ({ request }) => ({ process: request }),
    before: {
      'AGR home1': 'ended',
      'INS home1': 'ended',
      AGR: 'noRequest',
      INS: 'noRequest',
      ASO: 'noRequest',
      rest: 'forbidden',
    },
  },
];

const lines: Job['lines'] = [
  ['init', 'AGR'],
  ['saveDraft', 'AGR'],
  ['send', 'AGR'],
  ['fillStep', 'INS'],
  ['decide', 'AUT'],
  ['waive', 'AGR'],
];

export const replayMainJob = (replay: Replay): Promise<number> =>
  replayJob({ steps, again, lines }, replay);

/** How many calls the main job has, with those that are tried once more. */
export const MAIN_JOB_CALLS = steps.length + again.length;
