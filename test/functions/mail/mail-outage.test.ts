import type { SQSEvent } from 'aws-lambda';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeOnce } from '#functions/kernel/adapters/table-once.ts';
import type { MailWorld } from '#functions/kernel/mail-world.ts';
import { MailServiceDown } from '#functions/kernel/ports/mailer.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { deliverMails } from '#functions/mail/deliver-mails.ts';
import { drawn, runSeed, sized } from '#test/support/campaign.ts';
import { testServices } from '#test/support/local-services.ts';
import { type MemoryWorld, memoryWorld, NOW } from '#test/support/memory-world.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { testId } from '#test/support/test-id.ts';
import { germany } from './mail-stage.ts';

const VISIBILITY_SECONDS = 60;
const MAX_RECEIVES = 3;
const BATCH = 10;
const HOUR = 3600;

let table: string;
beforeAll(async () => {
  ({ table } = await testServices());
});

/** What SQS does, by a clock that tests can set: delays, time-outs, counted receives, dead letters. */
function makeClockedQueue(base: MemoryWorld) {
  type Waiting = { body: string; visibleAt: number; receives: number };
  let received: Waiting[] = [];
  const now = () => base.clock.now().getTime() / 1000;
  let waiting: Waiting[] = [];
  let dead: Waiting[] = [];
  const put = (message: object, delaySeconds = 0) =>
    waiting.push({ body: JSON.stringify(message), visibleAt: now() + delaySeconds, receives: 0 });

  const receive = (): Waiting[] => {
    const visible = waiting.filter((message) => message.visibleAt <= now()).slice(0, BATCH);
    for (const message of visible) {
      message.receives += 1;
      message.visibleAt = now() + VISIBILITY_SECONDS;
    }
    dead.push(...visible.filter(({ receives }) => receives > MAX_RECEIVES));
    waiting = waiting.filter((message) => !dead.includes(message));
    return visible.filter((message) => !dead.includes(message));
  };
  return {
    put,
    bringBack: (handle: string, seconds: number) => {
      const message = received[Number(handle)];
      if (message) message.visibleAt = now() + seconds;
    },
    dead: () => dead.length,
    redrive: () => {
      for (const { body } of dead) put(JSON.parse(body));
      dead = [];
    },
    /** Runs the worker until nothing waits, or for so long. */
    run: async (worker: (event: SQSEvent) => ReturnType<typeof deliverMails>, seconds: number) => {
      const end = now() + seconds;
      while (waiting.length > 0 && now() < end) {
        const batch = receive();
        received = batch;
        const Records = batch.map(({ body, receives }, index) => ({
          messageId: String(index),
          receiptHandle: String(index),
          body,
          attributes: { ApproximateReceiveCount: String(receives) },
        }));
        const { batchItemFailures } = await worker({ Records } as SQSEvent);
        const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
        const done = new Set(batch.filter((_, index) => !failed.has(String(index))));
        waiting = waiting.filter((message) => !done.has(message));
        const next = Math.min(...waiting.map(({ visibleAt }) => visibleAt), end);
        if (next > now()) base.wait(next - now());
      }
    },
  };
}

function makeScene(isDown: (now: Date) => boolean, rate = 0, run = 1) {
  const base = memoryWorld([germany]);
  const queue = makeClockedQueue(base);
  const random = seededRandom(runSeed(`mails ${rate} ${run}`));
  const accepted: string[] = [];
  const fault = () => {
    if (random.chance(rate)) throw new Error('injected');
  };
  const once = makeOnce({ client: makeTableClient(), table, clock: base.clock });
  const world: MailWorld = {
    ...base,
    store: {
      ...base.store,
      latest: async (type, id) => {
        fault();
        return base.store.latest(type, id);
      },
    },
    once: {
      run: async (key, action) => {
        fault();
        return once.run(key, action);
      },
    },
    mailer: {
      send: async ({ to }) => {
        if (isDown(base.clock.now()) || random.chance(rate)) throw new MailServiceDown('injected');
        accepted.push(to);
      },
    },
    queue: {
      bringBack: async (handle, seconds) => {
        fault();
        queue.bringBack(handle, seconds);
      },
      send: async (messages, how) => {
        if (random.chance(rate)) return messages.map(({ id }) => id);
        for (const message of messages) queue.put(message, how?.delaySeconds);
        return [];
      },
    },
  };
  const receivers: string[] = [];
  const put = (template: string, params: object, to = `${receivers.length}@example.org`) => {
    const body = {
      messageId: crypto.randomUUID(),
      template,
      to,
      locale: 'de_DE',
      params: { country: germany.id, ...params },
    };
    receivers.push(to);
    queue.put({ id: crypto.randomUUID(), body });
    // The outbox hands a message over at least once.
    if (random.chance(0.3)) queue.put({ id: crypto.randomUUID(), body });
  };
  return {
    base,
    queue,
    accepted,
    receivers,
    put,
    request: () => put('requestStepWaiting', { hid: 'DE-2026-000001', request: testId('r') }),
    run: (seconds: number) => queue.run((event) => deliverMails(event, world), seconds),
  };
}

const MAILS = sized(100);
const RUNS = Array.from({ length: sized(3) }, (_, index) => index + 1);

describe.each(drawn('faults of mails', [0.01, 0.05, 0.2, 0.5]))(
  'with a fault in %f of all steps',
  (rate) => {
    test.each(RUNS)('every mail is sent, and once (run %i)', async (run) => {
      const scene = makeScene(() => false, rate, run);
      for (let at = 0; at < MAILS; at += 1) scene.request();
      for (let round = 0; round < 100; round += 1) {
        await scene.run(24 * HOUR);
        if (scene.queue.dead() === 0) break;
        scene.queue.redrive();
      }
      expect(scene.queue.dead()).toBe(0);
      expect(scene.accepted.toSorted()).toEqual(scene.receivers.toSorted());
    });
  },
);

describe('when the mail service is down', () => {
  const downFor = (seconds: number) => (now: Date) =>
    now.getTime() < NOW.getTime() + seconds * 1000;

  test('for an hour, mails wait by themselves: all are sent soon after it, each once', async () => {
    const scene = makeScene(downFor(HOUR));
    for (let index = 0; index < MAILS; index += 1) scene.request();
    await scene.run(HOUR);
    expect([scene.accepted.length, scene.queue.dead()]).toEqual([0, 0]);
    await scene.run(900);
    expect(scene.queue.dead()).toBe(0);
    expect(scene.accepted.toSorted()).toEqual(scene.receivers.toSorted());
  });

  test('for three days, mails end among the dead letters and are sent when brought back', async () => {
    const scene = makeScene(downFor(72 * HOUR));
    for (let index = 0; index < 3; index += 1) scene.request();
    await scene.run(72 * HOUR);
    expect(scene.accepted).toEqual([]);
    expect(scene.queue.dead()).toBeGreaterThan(0);
    scene.queue.redrive();
    await scene.run(HOUR);
    expect(scene.accepted.toSorted()).toEqual(scene.receivers.toSorted());
  });

  test('codes that have run out meanwhile are not sent', async () => {
    const scene = makeScene(downFor(HOUR));
    const codeUntil = (minutes: number, to: string) => {
      const expires = new Date(NOW.getTime() + minutes * 60_000).toISOString();
      scene.put('emailVerification', { account: testId('a'), code: '123456', expires }, to);
    };
    codeUntil(30, 'late@example.org');
    codeUntil(90, 'intime@example.org');
    await scene.run(2 * HOUR);
    expect([scene.accepted, scene.queue.dead()]).toEqual([['intime@example.org'], 0]);
  });

  test('reminders of what is over are not sent, but those of a step that stays with its party are', async () => {
    const scene = makeScene(downFor(HOUR));
    const params = { hid: 'DE-2026-000001', request: testId('r'), party: 'Landesamt Muster' };
    const until = NOW.toISOString();
    scene.put('requestStepDue', { ...params, until }, 'over@example.org');
    scene.put('requestStepStays', { ...params, until }, 'stays@example.org');
    await scene.run(2 * HOUR);
    expect([scene.accepted, scene.queue.dead()]).toEqual([['stays@example.org'], 0]);
  });

  test('a mail that is itself at fault goes to the dead letters within a quarter of an hour or so', async () => {
    const scene = makeScene(downFor(HOUR));
    scene.queue.put({ id: 'x', body: { template: 'unknown' } });
    await scene.run(HOUR / 3);
    expect(scene.queue.dead()).toBe(1);
  });
});
