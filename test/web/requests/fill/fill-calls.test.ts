import { beforeEach, expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { PARTIES, processOf } from '#test/shared/requests/process-of.ts';
import { testId } from '#test/support/test-id.ts';
import { DRAFT } from '#test/web/requests/open-draft.ts';
import { REQUEST_ID } from '#test/web/requests/open-request.ts';
import { createFillCalls } from '#web/features/requests/fill/fill-calls.ts';
import type { Filling } from '#web/features/requests/fill/filling.ts';
import type { Request } from '#web/features/requests/use-request.ts';
import { ApiError, unreachableError } from '#web/kernel/api-error.ts';

type Way = 'arrives' | 'is refused' | 'has no network' | 'loses its answer';

const requestOf = (rev: number, data: Partial<RequestProcess> = {}): Request => ({
  id: REQUEST_ID,
  rev,
  entityclass: 'request-process',
  attributeset: 'default',
  updated: '2026-03-02T08:00:00.000Z',
  data: processOf({ ...DRAFT, ...data }),
});
const refused = (code: string) => new ApiError({ code, message: code, status: 409 });
const draftOf = (value: number): Filling => ({
  fieldData: [{ field: 'numberWanted', value }],
  attachments: [],
  owner: PARTIES.agr,
  draft: true,
});
const SENDING: Filling = { fieldData: [], attachments: [], owner: PARTIES.agr };
const SENT_STEP: RequestProcess['filledSteps'][number] = {
  step: testId('step 0'),
  by: PARTIES.agr,
  role: 'AGR',
  on: '2026-03-02T09:00:00.000Z',
  fieldData: [],
};

/** A server that answers each call in the way named next, else as it should; the network comes back on demand. */
function world() {
  let stored = requestOf(1);
  const ways: Way[] = [];
  const pins: number[] = [];
  const waiting: ((goOn: boolean) => void)[] = [];
  const settle = (goOn: boolean) => {
    for (const end of waiting.splice(0)) end(goOn);
  };
  const change = (data: Partial<RequestProcess>) => {
    stored = requestOf(stored.rev + 1, { ...stored.data, ...data });
  };
  const calls = createFillCalls(stored, {
    fill: async ({ rev }, { draft, fieldData }) => {
      pins.push(rev);
      const way = ways.shift() ?? 'arrives';
      if (way === 'has no network') throw unreachableError();
      if (rev !== stored.rev) throw refused('entities.revConflict');
      if (way === 'is refused') throw refused('requests.notComplete');
      change(draft ? { draft: fieldData } : { status: 'open', filledSteps: [SENT_STEP] });
      if (way === 'loses its answer') throw unreachableError();
      return stored;
    },
    load: async () => stored,
    hasSent: () => false,
    reload: async () => stored,
    patience: {
      wait: () => new Promise((resolve) => waiting.push(resolve)),
      stop: () => settle(false),
    },
  });
  /** Resolves once a call waits for the network. */
  const untilWaiting = () => expect.poll(() => waiting.length, { interval: 1 }).toBe(1);
  /** What a call was answered; undefined when it was not. */
  const run = async (filling: Filling) => {
    const taken: Entity[] = [];
    const isDone = await calls.run(filling, (answer) => taken.push(answer));
    expect(taken).toHaveLength(isDone ? 1 : 0);
    return taken[0];
  };
  return {
    calls,
    run,
    ways,
    pins,
    change,
    stored: () => stored,
    comesBack: () => settle(true),
    untilWaiting,
  };
}

let page: ReturnType<typeof world>;
beforeEach(() => {
  page = world();
});

const QUIET = { busy: null, waits: null, failure: null };

test('each call goes from the revision that the last one answered, although both were asked for at once', async () => {
  const { run, calls, pins, stored } = page;
  const first = run(draftOf(1));
  expect(calls.state.get()).toEqual({ ...QUIET, busy: 'saving' });
  const second = run(draftOf(2));
  expect(await first).toMatchObject({ rev: 2 });
  expect(await second).toMatchObject({ rev: 3 });
  expect(pins).toEqual([1, 2]);
  expect(stored().data.draft).toEqual([{ field: 'numberWanted', value: 2 }]);
  expect(calls.state.get()).toEqual(QUIET);
});

test('what is going on shows: saving, sending, then nothing', async () => {
  const { run, calls } = page;
  const seen: unknown[] = [];
  calls.state.subscribe(() => seen.push(calls.state.get().busy));
  await run(draftOf(1));
  await run(SENDING);
  expect(seen).toEqual(['saving', null, 'sending', null]);
});

test('without a network a call waits, and is tried again until it arrives', async () => {
  const { run, calls, ways, untilWaiting, comesBack } = page;
  ways.push('has no network', 'has no network');
  const saving = run(draftOf(1));
  await untilWaiting();
  expect(calls.state.get()).toMatchObject({ waits: 'saving', busy: null });
  comesBack();
  await untilWaiting();
  comesBack();
  expect(await saving).toMatchObject({ rev: 2 });
  expect(calls.state.get()).toEqual(QUIET);
});

test('a later call overtakes the one that waits, which then is tried no more', async () => {
  const { run, ways, pins, stored, untilWaiting } = page;
  ways.push('has no network');
  const saving = run(draftOf(1));
  await untilWaiting();
  const sending = run(SENDING);
  expect(await saving).toBeUndefined();
  expect(await sending).toMatchObject({ data: { status: 'open' } });
  expect(pins).toEqual([1, 1]);
  expect(stored().data.draft).toEqual([]);
});

test('what waits can be given up; nothing is sent then', async () => {
  const { run, calls, ways, stored, untilWaiting } = page;
  ways.push('has no network');
  const sending = run(SENDING);
  await untilWaiting();
  calls.giveUp();
  expect(await sending).toBeUndefined();
  expect(calls.state.get()).toEqual(QUIET);
  expect(stored().rev).toBe(1);
});

test('a change of the answers gives up what waits to be sent, but not what waits to be saved', async () => {
  const { run, calls, ways, untilWaiting, comesBack } = page;
  ways.push('has no network', 'has no network');
  const sending = run(SENDING);
  await untilWaiting();
  calls.forgetFailure();
  expect(await sending).toBeUndefined();

  const saving = run(draftOf(1));
  await untilWaiting();
  calls.forgetFailure();
  expect(calls.state.get()).toMatchObject({ waits: 'saving' });
  comesBack();
  expect(await saving).toMatchObject({ rev: 2 });
});

test('a refusal is kept to be shown until the answers change', async () => {
  const { run, calls, ways } = page;
  ways.push('is refused');
  expect(await run(SENDING)).toBeUndefined();
  expect(calls.state.get()).toMatchObject({
    waits: null,
    failure: { code: 'requests.notComplete' },
  });
  calls.forgetFailure();
  expect(calls.state.get()).toEqual(QUIET);
});

test('where only the answer got lost, sending again finds that it has arrived and sends once', async () => {
  const { run, calls, ways, stored, untilWaiting, comesBack } = page;
  ways.push('loses its answer');
  const sending = run(SENDING);
  await untilWaiting();
  comesBack();
  expect(await sending).toMatchObject({ rev: 2, data: { status: 'open' } });
  expect(stored().rev).toBe(2);
  expect(calls.state.get()).toEqual(QUIET);
});

test('what a colleague sent while the answers waited does not count as theirs', async () => {
  const { run, calls, ways, change, stored, untilWaiting, comesBack } = page;
  ways.push('has no network');
  const sending = run({ ...SENDING, fieldData: [{ field: 'decision', value: 'reject' }] });
  await untilWaiting();
  const fieldData = [{ field: 'decision', value: 'accept' }];
  change({ status: 'accepted', filledSteps: [{ ...SENT_STEP, fieldData }] });
  comesBack();
  expect(await sending).toBeUndefined();
  expect(calls.state.get().failure).toMatchObject({ code: 'entities.revConflict' });
  expect(stored().rev).toBe(2);
});

test('after a save whose answer got lost, other answers are saved upon it', async () => {
  const { run, ways, pins, stored, untilWaiting } = page;
  ways.push('loses its answer');
  const first = run(draftOf(1));
  await untilWaiting();
  expect(await run(draftOf(2))).toMatchObject({ rev: 3 });
  expect(await first).toBeUndefined();
  expect(pins).toEqual([1, 1, 2]);
  expect(stored().data.draft).toEqual([{ field: 'numberWanted', value: 2 }]);
});

test('a draft that is in the account already counts as saved', async () => {
  const { run, change } = page;
  change({ draft: [{ field: 'numberWanted', value: 7 }] });
  expect(await run(draftOf(7))).toMatchObject({ rev: 2 });
});

test('another’s change is a conflict, which only a person who was told of it goes over', async () => {
  const { run, calls, change, stored } = page;
  change({ statusLabel: 'Query' });
  expect(await run(SENDING)).toBeUndefined();
  expect(calls.state.get().failure).toMatchObject({ code: 'entities.revConflict' });
  calls.show(stored());
  expect(await run(SENDING)).toBeUndefined();

  await calls.reload();
  expect(calls.state.get().failure).toBeNull();
  expect(await run(SENDING)).toMatchObject({ rev: 3, data: { status: 'open' } });
});

test('a change that comes after the reload is a conflict again', async () => {
  const { run, calls, change, stored } = page;
  change({ statusLabel: 'Query' });
  await run(SENDING);
  await calls.reload();
  change({ statusLabel: 'Another query' });
  calls.show(stored());
  expect(await run(SENDING)).toBeUndefined();
  expect(calls.state.get().failure).toMatchObject({ code: 'entities.revConflict' });
});

test('it never looks as if nothing went on while an answer is not taken over yet', async () => {
  const { calls, ways, untilWaiting, comesBack } = page;
  const taken: number[] = [];
  const idleAt: number[] = [];
  calls.state.subscribe(() => {
    const { busy, waits } = calls.state.get();
    if (busy === null && waits === null) idleAt.push(taken.length);
  });
  ways.push('has no network');
  const saving = calls.run(draftOf(1), ({ rev }) => taken.push(rev));
  await untilWaiting();
  comesBack();
  const sending = calls.run(SENDING, ({ rev }) => taken.push(rev));
  expect([await saving, await sending]).toEqual([true, true]);
  await calls.run(draftOf(2), ({ rev }) => taken.push(rev));
  expect(taken).toEqual([2, 3, 4]);
  expect(idleAt).toEqual([2, 3]);
});
