import { beforeAll, describe, expect, test } from 'vitest';
import { sweepDueSteps } from '#functions/requests/deciding/sweep-due-steps.ts';
import { recordChanges } from '#functions/requests/process/record-changes.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { GUEST, type Principal } from '#shared/kernel/principal.ts';
import { HOUR_MS } from '#shared/kernel/time.ts';
import type { RequestStatus } from '#shared/requests/entities/status.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { accepted, advised, hatched, sentAnswers } from './request-forms.ts';
import { caller, people } from './request-people.ts';
import {
  dataOf,
  makeRequestStage,
  pin,
  type RequestStage,
  refusal,
  wish,
} from './request-stage.ts';

/** The parties of each request here, then those who are none. */
const CALLERS = {
  farmer: caller('farmer'),
  ins: caller('ins'),
  aso: caller('aso'),
  sup: principal('SUP', { account: testId('sup') }),
  aut: caller('aut'),
  neighbour: caller('neighbour'),
  otherIns: caller('otherIns'),
  quietAso: caller('quietAso'),
  otherSup: caller('otherSup'),
  otherAut: caller('otherAut'),
  admin: principal('ADM', { account: testId('admin') }),
  guest: GUEST,
} as const satisfies Record<string, Principal>;
type Caller = keyof typeof CALLERS;

const PARTIES: readonly Caller[] = ['farmer', 'ins', 'aso', 'sup', 'aut'];
const OFFICES: readonly Caller[] = ['ins', 'aso', 'aut'];

const EVENTS = [
  'saveDraft',
  'fill',
  'remove',
  'retract',
  'waive',
  'revoke',
  'mark',
  'moveToFolder',
  'followUp',
] as const;
type Event = (typeof EVENTS)[number];

/** Whom the call of an event hears at all. */
const HEARD: Readonly<Record<Event, readonly string[]>> = {
  saveDraft: ['AGR', 'INS', 'ASO', 'SUP', 'AUT'],
  fill: ['AGR', 'INS', 'ASO', 'SUP', 'AUT'],
  remove: ['AGR', 'INS', 'ASO'],
  retract: ['AGR'],
  waive: ['AGR'],
  revoke: ['INS', 'ASO', 'AUT'],
  mark: ['AGR', 'INS', 'ASO', 'SUP', 'AUT'],
  moveToFolder: ['AGR', 'INS', 'ASO', 'SUP', 'AUT'],
  followUp: ['AGR', 'INS', 'ASO'],
};

type Cell = readonly [to: RequestStatus | 'gone', by: readonly Caller[]];
type Row = Readonly<Partial<Record<Event, Cell>>>;

const draftOf = (creator: Caller): Row => ({
  saveDraft: ['new', [creator]],
  fill: ['open', [creator]],
  remove: ['gone', [creator]],
});
const sentAnd = (status: RequestStatus): Row => ({
  mark: [status, OFFICES],
  moveToFolder: [status, PARTIES],
});
const over = (status: RequestStatus): Row => ({
  ...sentAnd(status),
  followUp: ['new', ['farmer']],
});

/** Every state of the specification's table, "Request process"; what is not here is refused. */
const TABLE = {
  'a draft of the farmer': draftOf('farmer'),
  'a draft of the control body': draftOf('ins'),
  'open, with the control body': {
    ...sentAnd('open'),
    fill: ['open', ['ins']],
    retract: ['retracted', ['farmer']],
  },
  'open, with the supplier': {
    ...sentAnd('open'),
    fill: ['open', ['sup']],
    retract: ['retracted', ['farmer']],
  },
  'open, with the authority': {
    ...sentAnd('open'),
    fill: ['accepted', ['aut']],
    retract: ['retracted', ['farmer']],
  },
  accepted: {
    ...sentAnd('accepted'),
    fill: ['accepted', ['farmer']],
    waive: ['accepted', ['farmer']],
    revoke: ['accepted', ['aut']],
  },
  rejected: over('rejected'),
  closed: over('closed'),
  retracted: over('retracted'),
} as const satisfies Record<string, Row>;
type State = keyof typeof TABLE;
const STATES = Object.keys(TABLE) as State[];

let stage: RequestStage;
let originals: Record<State, Entity>;
beforeAll(async () => {
  stage = await makeRequestStage();
  originals = await reachAll();
});

const ANSWERS: Partial<Record<State, object[]>> = {
  'a draft of the farmer': sentAnswers,
  'a draft of the control body': sentAnswers,
  'open, with the control body': advised,
  'open, with the supplier': hatched,
  'open, with the authority': accepted,
  accepted: [{ field: 'animalsBought', value: 9 }],
};

describe.each(STATES)('%s', (state) => {
  let kept: Entity;
  beforeAll(async () => {
    kept = await copyOf(originals[state]);
  });
  test.each(EVENTS)('%s', async (event) => {
    const row: Row = TABLE[state];
    const [to, by = []] = row[event] ?? [];
    const outcomes: Record<string, string> = {};
    for (const caller of Object.keys(CALLERS) as Caller[]) {
      const entity = by.includes(caller) ? await copyOf(originals[state]) : kept;
      outcomes[caller] = await outcomeOf(caller, { state, event, entity });
    }
    const expected = (caller: Caller) =>
      by.includes(caller) ? String(to) : refusalOf(caller, state, event);
    expect(outcomes).toEqual(
      Object.fromEntries(
        (Object.keys(CALLERS) as Caller[]).map((caller) => [caller, expected(caller)]),
      ),
    );
    expect((await stage.stored(kept.id))?.rev).toBe(kept.rev);
  });
});

test('the timer passes on what waits with a time, and nothing else', async () => {
  const copies = await Promise.all(
    STATES.map(async (state) => [state, await copyOf(originals[state])] as const),
  );
  stage.time.now += 49 * HOUR_MS;
  expect((await sweepDueSteps(stage.world)).failed).toBe(0);
  for (const [state, { id, rev }] of copies) {
    const isDue = state === 'open, with the control body';
    const stored = await stage.stored(id);
    expect([state, stored?.rev]).toEqual([state, isDue ? rev + 1 : rev]);
    if (isDue) expect(stored?.process).toMatchObject({ status: 'open', step: 2 });
  }
});

type Asked = { readonly state: State; readonly event: Event; readonly entity: Entity };

/** Where the call leads, or the code it is refused with. */
async function outcomeOf(caller: Caller, asked: Asked): Promise<string> {
  const called = callOf(caller, asked);
  try {
    const after = await called;
    return asked.event === 'remove' ? await goneOrNot(asked.entity) : dataOf(after).status;
  } catch {
    return (await refusal(called)).code;
  }
}

async function goneOrNot({ id }: Entity): Promise<string> {
  return (await stage.stored(id)) === undefined ? 'gone' : 'there';
}

function callOf(caller: Caller, { state, event, entity }: Asked): Promise<Entity> {
  const who = CALLERS[caller];
  const process = pin(entity);
  const filling = { process, attachments: [], fieldData: ANSWERS[state] ?? [] };
  switch (event) {
    case 'saveDraft':
      return stage.callAs('fillForm', who, { ...filling, draft: true });
    case 'fill':
      return stage.callAs('fillForm', who, filling);
    case 'remove':
      return stage.callAs('removeRequest', who, { process });
    case 'retract':
      return stage.callAs('retractRequest', who, { process });
    case 'waive':
      return stage.callAs('waiveRequest', who, { process });
    case 'revoke':
      return stage.callAs('revokeRequest', who, { process, reason: 'Not valid any more.' });
    case 'mark':
      return stage.callAs('setStatus', who, { process, editorName: 'MS', inProgress: true });
    case 'moveToFolder':
      return stage.callAs('setStatus', who, { process, folder: { id: 'archived' } });
    case 'followUp': {
      const agr = who.roles.includes('AGR') ? {} : { agr: people.farmer.id };
      return stage.callAs('initRequest', who, { ...wish, ...agr, followupFor: entity.id });
    }
  }
}

function refusalOf(caller: Caller, state: State, event: Event): string {
  if (CALLERS[caller].account === null) return 'sessions.signInNeeded';
  const isHeard = CALLERS[caller].roles.some((role) => HEARD[event].includes(role));
  if (!isHeard) return 'kernel.forbidden';
  // These two are refused as they name a farmer that is not theirs, before the request is looked for.
  if (event === 'followUp' && caller === 'otherIns') return 'entities.notFound';
  if (event === 'followUp' && caller === 'quietAso') return 'requests.mayNotRequest';
  const creator = { 'a draft of the farmer': 'farmer', 'a draft of the control body': 'ins' };
  const readers: readonly string[] =
    state in creator ? [creator[state as keyof typeof creator]] : PARTIES;
  if (!readers.includes(caller)) return 'requests.noProcessId';
  return event in TABLE[state] ? 'requests.notYours' : 'requests.transitionNotAllowed';
}

async function reachAll(): Promise<Record<State, Entity>> {
  const more = { type: 'association' };
  const send = () => stage.reach.send(more);
  const advise = async () => stage.fill('ins', await send(), advised);
  const decide = async (answer: string) =>
    stage.fill('aut', await advise(), [{ field: 'decision', value: answer }]);
  return {
    'a draft of the farmer': await stage.init('farmer', more),
    'a draft of the control body': await stage.init('ins', { ...more, agr: people.farmer.id }),
    'open, with the control body': await send(),
    'open, with the supplier': await stage.reach.send({
      ...more,
      package: { id: testId('low hatch') },
      sup: people.sup.id,
    }),
    'open, with the authority': await advise(),
    accepted: await decide('accept'),
    rejected: await decide('reject'),
    closed: await decide('notNeeded'),
    retracted: await stage.call('retractRequest', 'farmer', { process: pin(await send()) }),
  };
}

let copies = 0;

/** The request once more, with a supplier as its fifth party. */
async function copyOf(original: Entity): Promise<Entity> {
  copies += 1;
  const process = dataOf(original);
  const hid = process.hid && `DE-2025-${String(copies).padStart(6, '0')}`;
  const data = { ...process, hid, sup: testId('sup') };
  const id = stage.world.newId();
  const [saved] = await stage.world.store.save({
    changes: [
      { kind: 'create', id, entityclass: original.entityclass, data },
      ...(await recordChanges(stage.world, { id, before: undefined, after: data })),
    ],
    by: 'system',
    changeset: 'test',
  });
  if (saved === undefined) throw new Error('Nothing was saved.');
  return saved;
}
