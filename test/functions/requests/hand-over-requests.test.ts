import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { updateFromPatch } from '#functions/entities/saving/write-entity.ts';
import { filesReadableBy } from '#functions/requests/deciding/files-readable-by.ts';
import { handOverRequests } from '#functions/requests/deciding/hand-over-requests.ts';
import { sweepDueSteps } from '#functions/requests/deciding/sweep-due-steps.ts';
import { fillForm } from '#functions/requests/filling/fill-form.ts';
import { attachmentKey } from '#shared/entities/attached-file.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#shared/kernel/time.ts';
import { AuthorityChanged } from '#shared/requests/authority-changed.ts';
import { UPLOAD_READERS } from '#shared/uploads/limits.ts';
import { Upload } from '#shared/uploads/upload.ts';
import { outboxBodies, outboxMails } from '#test/support/outbox-messages.ts';
import { principal } from '#test/support/principals.ts';
import { slowClock } from '#test/support/slow-clock.ts';
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

const bavaria = testId('Bavaria');

let stage: RequestStage;

/** An administrator gives the region to another authority. */
async function giveTo(person: 'aut' | 'otherAut'): Promise<void> {
  const region = await latest(bavaria);
  const change = { id: bavaria, rev: region?.rev ?? 0, patch: { aut: people[person].id } };
  const context = contextFor(stage.world, principal('ADM'));
  await updateFromPatch({ ...change, changeset: 'reform' }, context);
  expect(await handOverAsTold()).toContain(bavaria);
}

const tellings = () => outboxBodies(stage.world.config.TABLE, 'requests');

/** Hands requests over as the worker does, told of these regions. */
async function handOverAsTold(begin = 0): Promise<string[]> {
  const bodies = (await tellings()).slice(begin);
  const regions = bodies.flatMap((body) => AuthorityChanged.safeParse(body).data?.regions ?? []);
  await handOverRequests(stage.world, { regions });
  return regions;
}

/** A request of the farmer with a file of this name. */
async function sendWithFile(name: string, more: object = {}) {
  const id = testId(`upload ${name}`);
  const file = { id: testId('file'), name: 'plan.pdf', contentType: 'application/pdf', size: 9 };
  const upload = { name, category: 'request', owner: people.farmer.id, file };
  await stage.put('upload', id, Upload.parse(upload));
  await stage.world.files.put(attachmentKey(id, file.id), file.contentType, Buffer.from('%PDF'));
  const begun = await stage.init('farmer', more);
  await stage.fill('farmer', begun, sentAnswers, { attachments: [id] });
  return { id, upload, request: begun.id };
}

const latest = (id: string) => stage.world.store.untyped.latest(id, { fresh: true });
/** The mails to the new authority; those about its new requests by how many these are. */
const mailsToNewOne = async () =>
  (await outboxMails(stage.table)).flatMap((mail): (string | number)[] => {
    if (mail.to !== people.otherAut.id) return [];
    return mail.template === 'requestsHandedOver' ? [mail.params.count] : [mail.template];
  });
const readersOf = async (id: string) => Upload.parse((await latest(id))?.data).readers;

/** The readers of a file, and as many strangers as it takes besides. */
async function manyWith(id: string): Promise<string[]> {
  const readers = await readersOf(id);
  const strangers = Array.from({ length: UPLOAD_READERS - readers.length }, (_, index) =>
    testId(`reader ${index}`),
  );
  return [...readers, ...strangers];
}

/** The requests and files of the farmer that a region has when it gets another authority. */
async function requestsBefore() {
  const marked = async (person: 'aut' | 'ins') => {
    const waiting = await stage.reach.advise();
    const mark = { editorName: 'MS', inProgress: true };
    return stage.call('setStatus', person, { process: pin(waiting), ...mark });
  };
  const fileWith = async (name: string, more: (id: string) => object | Promise<object>) => {
    const { id, upload, request } = await sendWithFile(name);
    await stage.put('upload', id, Upload.parse({ ...upload, ...(await more(id)) }));
    return { id, request };
  };
  /** Another request of the old authority, which is decided, has the files of this one. */
  const alsoDecided = async (name: string, { request }: { readonly request: string }, n: number) =>
    stage.put('request-process', testId(name), {
      ...(await stage.stored(request))?.process,
      hid: `DE-2025-00000${n}`,
      status: 'accepted',
    });
  const readByMany = async (id: string) => ({ readers: await manyWith(id) });
  const files = {
    plan: await sendWithFile('stall plan'),
    read: await fileWith('read plan', () => ({ readers: [people.otherAut.id] })),
    owned: await fileWith('owned plan', () => ({ owner: people.otherAut.id, readers: [] })),
    oftenSent: await fileWith('often sent', readByMany),
    ofTwo: await sendWithFile('plan of two'),
    oftenSentOfTwo: await fileWith('twice sent', readByMany),
  };
  await alsoDecided('decided', files.ofTwo, 1);
  await alsoDecided('also decided', files.oftenSentOfTwo, 2);
  return {
    advised: await stage.reach.advise(),
    sent: await stage.reach.send(),
    decided: await stage.reach.decide(),
    draft: await stage.init('farmer'),
    markedByAuthority: await marked('aut'),
    markedByControlBody: await marked('ins'),
    files,
    known: await Promise.all([latest(files.read.id), latest(files.owned.id)]),
  };
}

describe('when a region gets another authority', () => {
  let before: Awaited<ReturnType<typeof requestsBefore>>;
  beforeAll(async () => {
    stage = await makeRequestStage();
    before = await requestsBefore();
    stage.time.now += 5 * HOUR_MS;
    await giveTo('otherAut');
  });

  test('one mail tells that one how many requests wait for it now', async () => {
    expect(await mailsToNewOne()).toEqual([3]);
  });

  test('that one decides what waited for the old one, which has nothing to do with it any more', async () => {
    const { advised } = before;
    const stored = await stage.stored(advised.id);
    expect(stored?.process).toMatchObject({
      status: 'open',
      step: 2,
      aut: people.otherAut.id,
      turn: people.otherAut.id,
      stepSince: new Date(stage.time.now).toISOString(),
    });
    expect(stored?.process.events.at(-1)).toMatchObject({ event: 'handOver', by: 'system' });
    const now = { ...advised, rev: stored?.rev ?? 0 };
    expect((await refusal(stage.fill('aut', now, accepted))).code).toBe('requests.noProcessId');
    expect(dataOf(await stage.fill('otherAut', now, accepted)).status).toBe('accepted');
  });

  test('a step of somebody else goes on, and the new authority decides after it', async () => {
    const { sent } = before;
    const stored = await stage.stored(sent.id);
    expect(stored?.process).toMatchObject({
      aut: people.otherAut.id,
      turn: people.ins.id,
      stepSince: dataOf(sent).stepSince,
      stepClosesOn: dataOf(sent).stepClosesOn,
    });
    const given = await stage.fill('ins', { ...sent, rev: stored?.rev ?? 0 }, advised);
    expect(dataOf(given).turn).toBe(people.otherAut.id);
  });

  test('what is decided stays with who decided it, and a draft finds the new one when it is sent', async () => {
    const { decided, draft } = before;
    expect((await stage.stored(decided.id))?.rev).toBe(decided.rev);
    expect((await stage.stored(draft.id))?.rev).toBe(draft.rev);
    expect(dataOf(await stage.fill('farmer', draft, sentAnswers)).aut).toBe(people.otherAut.id);
  });

  test('the mark of the old one is gone; that of another office stays', async () => {
    const markOf = async ({ id }: { readonly id: string }) =>
      (await stage.stored(id))?.process.inProcess?.by;
    expect(await markOf(before.markedByAuthority)).toBeUndefined();
    expect(await markOf(before.markedByControlBody)).toBe(people.ins.id);
  });

  test('it reads the files that were sent, and the old one reads them no more', async () => {
    const now = await readersOf(before.files.plan.id);
    expect(now).toEqual(expect.arrayContaining([people.otherAut.id, people.ins.id]));
    expect(now).not.toContain(people.aut.id);
  });

  test('a file that the new one reads or owns already stays as it is', async () => {
    const { read, owned } = before.files;
    expect(await Promise.all([latest(read.id), latest(owned.id)])).toEqual(before.known);
  });

  test('of a file that many read it takes the place of the old one', async () => {
    const now = await readersOf(before.files.oftenSent.id);
    expect(now).toHaveLength(UPLOAD_READERS);
    expect(now).toContain(people.otherAut.id);
    expect(now).not.toContain(people.aut.id);
  });

  test('the old one reads a file on that another request of it has, also where many read it', async () => {
    const both = [people.otherAut.id, people.aut.id];
    const { ofTwo, oftenSentOfTwo } = before.files;
    expect(await readersOf(ofTwo.id)).toEqual(expect.arrayContaining(both));
    const now = await readersOf(oftenSentOfTwo.id);
    expect(now).toHaveLength(UPLOAD_READERS);
    expect(now).toEqual(expect.arrayContaining(both));
  });

  test('it reads the proof of the search, and the old one reads of it what everybody does', async () => {
    const proof = (await stage.stored(before.sent.id))?.process.searchProof?.id ?? '';
    const shown = async (person: 'aut' | 'otherAut') => {
      const { entity } = await contextOf(stage.world, person).rows.get(proof, { fresh: true });
      return 'document' in entity.data;
    };
    expect([await shown('otherAut'), await shown('aut')]).toEqual([true, false]);
  });
});

describe('a hand-over', () => {
  beforeEach(async () => {
    stage = await makeRequestStage();
  });

  test('the old one is told nothing of it any more, also where it has filled a step', async () => {
    const form = [steps.application, { ...steps.advice, role: 'AUT' as const }, steps.decision];
    await stage.put('requestpackage', testId('twice'), packageOf('twice', { steps: form }));
    const sent = await stage.reach.send({ package: { id: testId('twice') } });
    const looked = await stage.fill('aut', sent, advised);
    await giveTo('otherAut');
    const mailsBefore = (await stage.mails()).length;
    const rev = (await stage.stored(sent.id))?.rev ?? 0;
    await stage.fill('otherAut', { ...looked, rev }, accepted);
    const later = (await stage.mails()).slice(mailsBefore).map(({ to }) => to);
    expect(later).toContain(people.farmer.id);
    expect(later).not.toContain(people.aut.id);
  });

  test('what was closed at that time goes to it when the old one opens it again', async () => {
    const { id } = await stage.reach.send({ package: { id: testId('closing') } });
    stage.time.now += 2 * DAY_MS;
    await sweepDueSteps(stage.world);
    await giveTo('otherAut');
    const closed = await stage.stored(id);
    expect(closed?.process).toMatchObject({ status: 'closed', aut: people.aut.id });
    const process = { id, rev: closed?.rev ?? 0 };
    await stage.call('reopenRequest', 'aut', { process, reason: 'We were closed.' });
    expect(await handOverAsTold()).toEqual([bavaria, bavaria]);
    expect((await stage.stored(id))?.process).toMatchObject({
      status: 'open',
      aut: people.otherAut.id,
    });
  });

  test('it is done once, however often it is told, and beside what others save meanwhile', async () => {
    const sent = await Promise.all(Array.from({ length: 4 }, () => stage.reach.advise()));
    const region = await latest(bavaria);
    await stage.put('region', bavaria, { ...region?.data, aut: people.otherAut.id });
    const retracting = sent
      .slice(0, 2)
      .map(async ({ id, rev }) =>
        stage.call('retractRequest', 'farmer', { process: { id, rev } }).catch(() => undefined),
      );
    const worlds = [stage.world, stage.otherWorld(), stage.otherWorld()];
    await Promise.all([
      ...retracting,
      ...worlds.map((world) => handOverRequests(world, { regions: [bavaria] })),
    ]);
    let count = 0;
    for (const { id } of sent) {
      const process = (await stage.stored(id))?.process;
      const handed = process?.events.filter(({ event }) => event === 'handOver') ?? [];
      count += handed.length;
      // A request that was retracted first is handed over no more.
      const times = process?.status === 'open' ? [1] : [0, 1];
      expect(times).toContain(handed.length);
      expect(process?.aut).toBe(handed.length > 0 ? people.otherAut.id : people.aut.id);
    }
    const told = (await mailsToNewOne()).map(Number);
    expect(told.reduce((sum, number) => sum + number, 0)).toBe(count);
  });

  test('what one run leaves goes back to the queue, and on from there; one mail tells of all', async () => {
    const sent = await Promise.all(Array.from({ length: 3 }, () => stage.reach.advise()));
    const region = await latest(bavaria);
    await stage.put('region', bavaria, { ...region?.data, aut: people.otherAut.id });
    const handedOver = async () => {
      const stored = await Promise.all(sent.map(({ id }) => stage.stored(id)));
      return stored.filter((request) => request?.process.aut === people.otherAut.id).length;
    };
    const begin = (await tellings()).length;
    const clock = slowClock(stage.time, 2 * SECOND_MS);
    await handOverRequests({ ...stage.world, clock }, { regions: [bavaria] });
    expect([1, 2]).toContain(await handedOver());
    expect(await mailsToNewOne()).toEqual([]);
    expect(await handOverAsTold(begin)).toEqual([bavaria]);
    expect(await handedOver()).toBe(3);
    expect(await mailsToNewOne()).toEqual([3]);
  });

  async function handOverAndDie(): Promise<void> {
    const { store } = stage.world;
    const save: typeof store.save = async (asked) => {
      if (asked.changes.length === 0) throw new Error('The process ends here.');
      return store.save(asked);
    };
    const dying = { ...stage.world, store: { ...store, save } };
    await expect(handOverRequests(dying, { regions: [bavaria] })).rejects.toThrow('ends here');
  }

  test('what a run that died has handed over is told by the one that comes after it', async () => {
    await stage.reach.advise();
    const region = await latest(bavaria);
    await stage.put('region', bavaria, { ...region?.data, aut: people.otherAut.id });
    await handOverAndDie();
    await handOverRequests(stage.world, { regions: [bavaria] });
    await handOverRequests(stage.world, { regions: [bavaria] });
    expect(await mailsToNewOne()).toEqual([1]);
  });

  test('of what went back before it was told nothing is counted', async () => {
    await stage.reach.advise();
    const region = await latest(bavaria);
    await stage.put('region', bavaria, { ...region?.data, aut: people.otherAut.id });
    await handOverAndDie();
    await stage.put('region', bavaria, { ...region?.data });
    await handOverRequests(stage.world, { regions: [bavaria] });
    await stage.put('region', bavaria, { ...region?.data, aut: people.otherAut.id });
    await handOverRequests(stage.world, { regions: [bavaria] });
    expect(await mailsToNewOne()).toEqual([1]);
  });

  test('a region whose names change, or that loses its authority, hands nothing over', async () => {
    const sent = await stage.reach.send();
    const region = await latest(bavaria);
    const context = contextFor(stage.world, principal('ADM'));
    const labels = [{ lang: 'de_DE', label: 'Freistaat' }];
    const change = { id: bavaria, rev: region?.rev ?? 0, changeset: 'rename' };
    const renamed = await updateFromPatch({ ...change, patch: { labels } }, context);
    await updateFromPatch({ ...change, rev: renamed.rev, patch: { aut: null } }, context);
    const bodies = await outboxBodies(stage.world.config.TABLE, 'requests');
    expect(bodies.filter((body) => AuthorityChanged.safeParse(body).success)).toEqual([]);
    await handOverRequests(stage.world, { regions: [bavaria] });
    expect((await stage.stored(sent.id))?.rev).toBe(sent.rev);
  });

  test('the office above, told of a request, does not take the place of the one that decides', async () => {
    const { id, upload, request } = await sendWithFile('late plan');
    await stage.put('upload', id, Upload.parse({ ...upload, readers: await manyWith(id) }));
    const stored = await stage.stored(request);
    if (stored === undefined) throw new Error('Nothing was sent.');
    const office = people.otherAut.id;
    const process = { ...stored.process, supervisor: office };
    const [change] = await filesReadableBy(stage.world, { id: request, process }, office);
    const { readers } = Upload.parse(change && 'data' in change ? change.data : {});
    expect(readers).toEqual(expect.arrayContaining([office, people.aut.id]));
  });

  test('the office above that is told later reads the files in place of the former one', async () => {
    const timed = { package: { id: testId('timed') } };
    const { id, request } = await sendWithFile('plan of two reforms', timed);
    const overdue = async (days: number) => {
      stage.time.now += days * DAY_MS;
      await sweepDueSteps(stage.world);
    };
    await overdue(14);
    await overdue(21);
    expect(await readersOf(id)).toContain(people.ministry.id);
    const region = await latest(bavaria);
    const supervisor = testId('new ministry');
    await stage.put('account', supervisor, people.ministry.data);
    await stage.put('region', bavaria, { ...region?.data, aut: people.otherAut.id, supervisor });
    stage.time.now += HOUR_MS;
    await handOverRequests(stage.world, { regions: [bavaria] });
    await overdue(21);
    expect((await stage.stored(request))?.process.supervisor).toBe(supervisor);
    const now = await readersOf(id);
    expect(now).toContain(supervisor);
    expect(now).not.toContain(people.ministry.id);
  });
});

test('a request that is sent while its region changes hands comes to the new authority, too', async () => {
  stage = await makeRequestStage();
  const draft = await stage.init('farmer');
  const { store } = stage.world;
  let heard = 0;
  const save: typeof store.save = async (asked) => {
    if (asked.changeset === 'send') await giveTo('otherAut');
    heard = (await tellings()).length;
    return store.save(asked);
  };
  const context = contextOf({ ...stage.world, store: { ...store, save } }, 'farmer');
  const filling = { process: pin(draft), fieldData: sentAnswers, attachments: [], draft: false };
  await fillForm(filling, context);
  await handOverAsTold(heard);
  expect((await stage.stored(draft.id))?.process.aut).toBe(people.otherAut.id);
  // It waits for the control body first.
  expect(await mailsToNewOne()).toEqual([]);
});
