import { expect } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { accountId, type CircleRole, siteOf } from './campaign-people.ts';
import type { EndpointKey } from './endpoint-key.ts';
import type { Caller, Campaign } from './open-campaign.ts';

/** What somebody who is not the actor is answered, in words. */
const REFUSED = {
  forbidden: [403, 'kernel.forbidden'],
  signedOff: [401, 'sessions.signInNeeded'],
  signedOut: [401, 'sessions.invalidAuth'],
  notFound: [404, 'entities.notFound'],
  noRequest: [404, 'requests.noProcessId'],
  notYours: [403, 'requests.notYours'],
  stale: [409, 'entities.revConflict'],
  ended: [409, 'requests.transitionNotAllowed'],
  noSuchSite: [422, 'requests.locationNotFound'],
  noFarmer: [422, 'requests.farmerMissing'],
  isBlocked: [403, 'requests.mayNotRequest'],
} as const satisfies Record<string, readonly [number, string]>;
export type Refused = keyof typeof REFUSED;

/** One call of a job, recorded: who did it, and what everybody else is answered before and after. */
export type JobStep = {
  readonly call: EndpointKey;
  readonly by: string;
  readonly input: (made: Made) => object;
  readonly before: Others;
  readonly after: Others;
};
/** By name, else by role, else `rest`; visitors and who was deactivated are always turned away. */
export type Others = { readonly rest: Refused } & Readonly<Record<string, Refused>>;
export type Made = { offer: Pinned; request: Pinned };
type Pinned = { id: string; rev: number };

/** Calls that follow on each other, and what of them is tried once more at the end. */
export type Job = {
  readonly steps: readonly JobStep[];
  /** With the revision as it is by then: what was done cannot be done again by anybody. */
  readonly again: readonly Omit<JobStep, 'by' | 'after'>[];
  /** The timeline of the request in the end: what happened, by whom. */
  readonly lines: readonly (readonly [changeset: string, by: CircleRole])[];
};

/** The circle whose people do the job. */
export const PARTY = 'home1';

/** What is answered to the parties of a request, those of these roles; to everybody else as if there were none. */
export const parties = (roles: readonly CircleRole[], refused: Refused): Others => ({
  ...Object.fromEntries(roles.map((role) => [`${role} ${PARTY}`, refused])),
  ADM: 'forbidden',
  rest: 'noRequest',
});

/** Of the parties, who could act before or may now hears that somebody was quicker; who may not, that it is not theirs. */
export const late = (roles: readonly CircleRole[], ...acting: readonly CircleRole[]): Others => ({
  ...parties(roles, 'notYours'),
  ...parties(acting, 'stale'),
});

export const fill = (fieldData: object[], more: object = {}) => ({
  call: 'requests.fillForm' as const,
  input: ({ request }: Made) => ({ process: request, fieldData, attachments: [], ...more }),
});

const withoutFarm: Others = {
  'AGR blocked': 'isBlocked',
  AGR: 'noSuchSite',
  INS: 'noFarmer',
  ASO: 'noFarmer',
  rest: 'forbidden',
};
/** The farmer begins a request of this form. */
export const begin = (form: string, more: object = {}): JobStep => ({
  call: 'requests.initRequest',
  by: `AGR ${PARTY}`,
  input: () => ({
    type: 'authority',
    package: { id: testId(form) },
    location: siteOf('AGR', PARTY).id,
    animalkind: testId('cattle'),
    ...more,
  }),
  before: withoutFarm,
  after: withoutFarm,
});

export const applicationAnswers = [
  { field: 'purpose', value: 'renewal' },
  { field: 'numberWanted', value: 12 },
];

export type Replay = {
  readonly stage: Campaign;
  /** What must be as it was after a refusal, besides the two timelines. */
  readonly state?: () => unknown;
};

/** Walks through a job and back; gives how many calls of others were refused meanwhile. */
export async function replayJob(
  { steps, again, lines: wanted }: Job,
  { stage, state }: Replay,
): Promise<number> {
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
    for (const caller of everybody.filter((other) => other === null || other.name !== actor)) {
      const { status, body } = await stage.call(call, caller, input);
      const note = `${caller?.name ?? 'GUEST'} ${call} ${JSON.stringify(input)}`;
      expect([status, body.code], note).toEqual(REFUSED[wordFor(caller, others)]);
      replayed += 1;
    }
    expect(await stateNow()).toEqual(seen);
  };

  for (const { call, by, input, before, after } of steps) {
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
  expect(lines.toReversed()).toEqual(
    wanted.map(([changeset, by]) => [changeset, accountId(by, PARTY)]),
  );
  return replayed;
}

function wordFor(caller: Caller, others: Others): Refused {
  if (caller === null) return 'signedOff';
  if (!caller.data.active) return 'signedOut';
  return others[caller.name] ?? others[caller.role] ?? others.rest;
}
