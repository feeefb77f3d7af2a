import { beforeEach, describe, expect, test } from 'vitest';
import { updateAccount } from '#functions/accounts/saving/update-account.ts';
import { handOverOfFarm } from '#functions/requests/deciding/hand-over-requests.ts';
import { sweepDueSteps } from '#functions/requests/deciding/sweep-due-steps.ts';
import { fillForm } from '#functions/requests/filling/fill-form.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { EU_LAW } from '#shared/law/eu-law.ts';
import { FarmMoved } from '#shared/requests/farm-moved.ts';
import { outboxBodies } from '#test/support/outbox-messages.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { accepted, advised, packageOf, sentAnswers, steps } from './request-forms.ts';
import { people } from './request-people.ts';
import {
  contextFor,
  contextOf,
  dataOf,
  makeRequestStage,
  pin,
  type RequestStage,
  refusal,
} from './request-stage.ts';

const rejected = [{ field: 'decision', value: 'reject' }];
const left = { code: 'requests.farmLeft', status: 422 };

let stage: RequestStage;
beforeEach(async () => {
  stage = await makeRequestStage();
});

/** An administrator ends the farmer's ties, and begins others; requests are handed over as the worker is told. */
async function move(userData: { insData: readonly object[] } | { asoData: readonly object[] }) {
  const context = contextFor(stage.world, principal('ADM'));
  await updateAccount({ account: people.farmer.id, userData } as never, context);
  await handOverAsTold();
}

const tellings = () => outboxBodies(stage.world.config.TABLE, 'requests');

/** Hands requests over as the worker does, told of these farms. */
async function handOverAsTold(begin = 0): Promise<void> {
  const bodies = (await tellings()).slice(begin);
  const farms = bodies.flatMap((body) => FarmMoved.safeParse(body).data?.farm ?? []);
  for (const farm of farms) await handOverOfFarm(stage.world, { farm });
}
const ended = { ins: people.ins.id, active: false };
const begun = { ins: people.otherIns.id, active: true };

describe('a farm that has another control body by now', () => {
  test('has its advice from that one, which is told; the former one has no part in it', async () => {
    const sent = await stage.reach.send();
    stage.time.now += DAY_MS;
    await move({ insData: [ended, begun] });
    const { rev, process } = (await stage.stored(sent.id)) ?? {};
    const waits = { ins: people.otherIns.id, turn: people.otherIns.id };
    const stepSince = new Date(stage.time.now).toISOString();
    expect(process).toMatchObject({ ...waits, stepSince, status: 'open', step: 1 });
    expect(process?.events.at(-1)).toMatchObject({ event: 'handOver', by: 'system' });
    const told = (await stage.mails()).filter(({ to }) => to === people.otherIns.id);
    expect(told.map(({ template }) => template)).toEqual(['requestStepWaiting']);
    const now = { ...sent, rev: rev ?? 0 };
    const foreign = await refusal(stage.fill('ins', now, advised));
    expect(foreign).toMatchObject({ code: 'requests.noProcessId' });
    expect(dataOf(await stage.fill('otherIns', now, advised)).turn).toBe(people.aut.id);
  });

  test('while its request is being sent, has its advice from that one, too', async () => {
    const draft = await stage.init('farmer');
    const { store } = stage.world;
    let heard = 0;
    const save: typeof store.save = async (asked) => {
      if (asked.changeset === 'send') await move({ insData: [ended, begun] });
      heard = (await tellings()).length;
      return store.save(asked);
    };
    const context = contextOf({ ...stage.world, store: { ...store, save } }, 'farmer');
    const filling = { process: pin(draft), fieldData: sentAnswers, attachments: [], draft: false };
    await fillForm(filling, context);
    await handOverAsTold(heard);
    const { process } = (await stage.stored(draft.id)) ?? {};
    expect(process).toMatchObject({ ins: people.otherIns.id, turn: people.otherIns.id });
  });

  test('and soon after a third one, has its advice from that one', async () => {
    const third = testId('third ins');
    await stage.put('account', third, people.otherIns.data);
    const { id } = await stage.reach.send();
    const { store } = stage.world;
    const again = [
      { ...begun, active: false },
      { ins: third, active: true },
    ];
    let hasMoved = false;
    const save: typeof store.save = async (asked) => {
      if (!hasMoved) await move({ insData: again });
      hasMoved = true;
      return store.save(asked);
    };
    const farm = await store.untyped.latest(people.farmer.id, { fresh: true });
    const userData = { ...people.farmer.data.userData, insData: [{ ins: people.otherIns.id }] };
    await stage.put('account', people.farmer.id, { ...farm?.data, userData });
    await handOverOfFarm({ ...stage.world, store: { ...store, save } }, { farm: people.farmer.id });
    expect((await stage.stored(id))?.process).toMatchObject({ ins: third, turn: third });
  });

  test('while its request was closed, has its advice from that one once it is open again', async () => {
    const { id } = await stage.reach.send({ package: { id: testId('closing') } });
    stage.time.now += 2 * DAY_MS;
    await sweepDueSteps(stage.world);
    await move({ insData: [ended, begun] });
    const closed = await stage.stored(id);
    expect(closed?.process).toMatchObject({ status: 'closed', ins: people.ins.id });
    const heard = (await tellings()).length;
    const process = { id, rev: closed?.rev ?? 0 };
    await stage.call('reopenRequest', 'aut', { process, reason: 'We were closed.' });
    await handOverAsTold(heard);
    const waits = { ins: people.otherIns.id, turn: people.otherIns.id };
    expect((await stage.stored(id))?.process).toMatchObject({ status: 'open', ...waits });
  });

  test('keeps what is decided, and one of several that it still has', async () => {
    const [open, granted] = [await stage.reach.send(), await stage.reach.decide()];
    await move({ insData: [{ ins: people.ins.id, active: true }, begun] });
    expect((await stage.stored(open.id))?.rev).toBe(open.rev);
    await move({ insData: [ended, begun] });
    expect((await stage.stored(granted.id))?.rev).toBe(granted.rev);
  });

  test('that is not confirmed yet, keeps the former one for now', async () => {
    const sent = await stage.reach.send();
    const { confirmedByAdminOn: _, ...staticData } = people.otherIns.data.staticData;
    await stage.put('account', people.otherIns.id, { ...people.otherIns.data, staticData });
    await move({ insData: [ended, begun] });
    expect((await stage.stored(sent.id))?.rev).toBe(sent.rev);
  });
});

describe('an office whose farm has left it', () => {
  test('advises on nothing: its time passes the request on', async () => {
    const sent = await stage.reach.send();
    await move({ insData: [ended] });
    expect(await refusal(stage.fill('ins', sent, advised))).toMatchObject(left);
  });

  test('advises where no time would pass the request on', async () => {
    const { autoCloseHours: _, ...advice } = steps.advice;
    const form = packageOf('untimed', { steps: [steps.application, advice, steps.decision] });
    await stage.put('requestpackage', testId('untimed'), form);
    const sent = await stage.reach.send({ package: { id: testId('untimed') } });
    await move({ insData: [ended] });
    expect(dataOf(await stage.fill('ins', sent, advised)).turn).toBe(people.aut.id);
  });

  test('grants nothing, and may reject', async () => {
    const grounds = EU_LAW.grounds.map((row) => ({ ...row, decider: 'association' as const }));
    await stage.put('countrylaw', testId('law'), {
      ...EU_LAW,
      internalName: 'DE',
      country: testId('DE'),
      validFrom: '2025-01-01',
      grounds,
    });
    const association = packageOf('by association', {
      steps: [steps.application, { ...steps.decision, role: 'ASO' }],
    });
    await stage.put('requestpackage', testId('by association'), association);
    const form = { package: { id: testId('by association') }, type: 'association' };
    const sent = await stage.reach.send({ ...form, aso: people.aso.id });
    await move({ asoData: [{ aso: people.aso.id, active: false }] });
    expect(await refusal(stage.fill('aso', sent, accepted))).toMatchObject(left);
    expect(dataOf(await stage.fill('aso', sent, rejected)).status).toBe('rejected');
  });
});
