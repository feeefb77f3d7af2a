import { expect } from 'vitest';
import { offerDraft } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { accountId, countryOf, siteOf } from './campaign-people.ts';
import type { EndpointKey } from './endpoint-key.ts';
import type { Caller, Campaign } from './open-campaign.ts';

/** What somebody who is not the actor is answered, in words. */
const REFUSED = {
  forbidden: [403, 'kernel.forbidden'],
  signedOut: [401, 'sessions.invalidAuth'],
  notFound: [404, 'entities.notFound'],
  noRequest: [404, 'requests.noProcessId'],
  notYours: [403, 'requests.notYours'],
  stale: [409, 'entities.revConflict'],
  ended: [409, 'requests.transitionNotAllowed'],
  noSuchSite: [422, 'requests.locationNotFound'],
  noFarmer: [422, 'requests.farmerMissing'],
} as const satisfies Record<string, readonly [number, string]>;
type Refused = keyof typeof REFUSED;

/** One call of the main job, recorded: who did it, and what everybody else is answered before and after. */
type Step = {
  readonly call: EndpointKey;
  readonly by: string;
  readonly input: (made: Made) => object;
  readonly before: Others;
  readonly after: Others;
};
/** By name, else by role, else `rest`; visitors and who was deactivated are always turned away. */
type Others = { readonly rest: Refused } & Readonly<Record<string, Refused>>;
type Made = { offer: Pinned; request: Pinned };
type Pinned = { id: string; rev: number };

const PARTY = 'home1';
const parties = (agr: Refused, ins: Refused, aut: Refused): Others => ({
  'AGR home1': agr,
  'INS home1': ins,
  'AUT home1': aut,
  ADM: 'forbidden',
  rest: 'noRequest',
});
const strangers = parties('noRequest', 'noRequest', 'noRequest');
const parted = parties('notYours', 'notYours', 'notYours');
const stale = parties('stale', 'stale', 'stale');
const fill = (fieldData: object[], more: object = {}) => ({
  call: 'requests.fillForm' as const,
  input: ({ request }: Made) => ({ process: request, fieldData, attachments: [], ...more }),
});
const answers = [
  { field: 'purpose', value: 'renewal' },
  { field: 'numberWanted', value: 12 },
];

/** From an offer to a decision about a derogation, and what comes after. */
const job: readonly Step[] = [
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
    after: { 'SUP home1': 'stale', ADM: 'stale', 'AUT home1': 'stale', rest: 'notFound' },
  },
  {
    call: 'requests.initRequest',
    by: 'AGR home1',
    input: () => ({
      type: 'authority',
      package: { id: testId('package') },
      location: siteOf('AGR', PARTY).id,
      animalkind: testId('cattle'),
    }),
    before: { AGR: 'noSuchSite', INS: 'noFarmer', ASO: 'noFarmer', rest: 'forbidden' },
    after: { AGR: 'noSuchSite', INS: 'noFarmer', ASO: 'noFarmer', rest: 'forbidden' },
  },
  {
    ...fill([answers[0] ?? {}], { draft: true }),
    by: 'AGR home1',
    before: strangers,
    after: { ...strangers, 'AGR home1': 'stale' },
  },
  { ...fill(answers), by: 'AGR home1', before: strangers, after: stale },
  {
    ...fill([{ field: 'advice', value: 'positive' }]),
    by: 'INS home1',
    before: parted,
    after: stale,
  },
  {
    ...fill([{ field: 'decision', value: 'accept' }]),
    by: 'AUT home1',
    before: parted,
    after: stale,
  },
  {
    call: 'requests.retractRequest',
    by: 'AGR home1',
    input: ({ request }) => ({ process: request }),
    before: { AGR: 'noRequest', rest: 'forbidden' },
    after: { 'AGR home1': 'stale', AGR: 'noRequest', rest: 'forbidden' },
  },
];

/** Once more with the revision as it is by now: what was done cannot be done again by anybody. */
const again: readonly Omit<Step, 'by' | 'after'>[] = [
  { ...fill([{ field: 'decision', value: 'reject' }]), before: parties('ended', 'ended', 'ended') },
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

type Replay = {
  readonly stage: Campaign;
  /** What must be as it was after a refusal, besides the two timelines. */
  readonly state?: () => unknown;
};

/** Walks through the main job and back; gives how many calls of others were refused meanwhile. */
export async function replayMainJob({ stage, state }: Replay): Promise<number> {
  const made: Made = { offer: { id: '', rev: 0 }, request: { id: '', rev: 0 } };
  const everybody: readonly Caller[] = [null, ...stage.people];
  let replayed = 0;
  /** Both timelines, and what else the caller wants to stay. */
  const stateNow = async () => {
    const timelines = await Promise.all(
      [made.offer, made.request].map(({ id }) =>
        id === '' ? null : stage.world.store.timeline(id, { limit: 100 }),
      ),
    );
    return { timelines, state: await state?.() };
  };
  const replay = async (call: EndpointKey, input: object, others: Others, actor?: string) => {
    const seen = await stateNow();
    for (const caller of everybody.filter((one) => one === null || one.name !== actor)) {
      const { status, body } = await stage.call(call, caller, input);
      const note = `${caller?.name ?? 'GUEST'} ${call} ${JSON.stringify(input)}`;
      expect([status, body.code], note).toEqual(REFUSED[wordFor(caller, others)]);
      replayed += 1;
    }
    expect(await stateNow()).toEqual(seen);
  };

  for (const { call, by, input, before, after } of job) {
    const sent = input(made);
    await replay(call, sent, before, by);
    const { status, body } = await stage.call(call, stage.person(by), sent);
    expect([status, body.code], `${by} ${call}`).toEqual([200, null]);
    const isMaking = call === 'entities.create' || call === 'requests.initRequest';
    // Who made something may make another; a change is done once.
    await replay(call, sent, after, isMaking ? by : undefined);
    const { entityclass, id, rev } = body.data;
    made[entityclass === 'offer' ? 'offer' : 'request'] = { id, rev };
  }
  for (const { call, input, before } of again) await replay(call, input(made), before);

  const { items } = await stage.world.store.timeline(made.request.id, { limit: 100 });
  const lines = items.map(({ changeset, updatedBy }) => [changeset, updatedBy]);
  expect(lines.toReversed()).toEqual([
    ['init', accountId('AGR', PARTY)],
    ['saveDraft', accountId('AGR', PARTY)],
    ['send', accountId('AGR', PARTY)],
    ['fillStep', accountId('INS', PARTY)],
    ['decide', accountId('AUT', PARTY)],
    ['retract', accountId('AGR', PARTY)],
  ]);
  return replayed;
}

function wordFor(caller: Caller, others: Others): Refused {
  if (caller === null) return 'forbidden';
  if (!caller.data.active) return 'signedOut';
  return others[caller.name] ?? others[caller.role] ?? others.rest;
}

/** How many calls the main job has, with those that are tried once more. */
export const MAIN_JOB_CALLS = job.length + again.length;
