import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeSesMailer } from '#functions/kernel/adapters/ses-mailer.ts';
import { makeSqsQueue } from '#functions/kernel/adapters/sqs-queue.ts';
import { makeOnce } from '#functions/kernel/adapters/table-once.ts';
import type { MailWorld } from '#functions/kernel/mail-world.ts';
import type { Mail } from '#functions/kernel/ports/mailer.ts';
import { ONCE_LEASE_SECONDS } from '#functions/kernel/ports/once.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { deliverMails } from '#functions/mail/deliver-mails.ts';
import { Country } from '#shared/countries/country.ts';
import { MAIL_RETRY } from '#shared/mail/limits.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { type TestServices, testServices } from '#test/support/local-services.ts';
import { type MemoryWorld, memoryWorld } from '#test/support/memory-world.ts';
import { testId } from '#test/support/test-id.ts';

const country = entityOf(
  'country',
  Country.parse({
    labels: [{ lang: 'de_DE', label: 'Deutschland' }],
    code: 'DE',
    domains: ['de.localhost', 'tiere.example'],
    languages: ['de_DE'],
  }),
);
const office = (emails: object[] = [], email?: string) =>
  accountOf('INS', 'office', {
    userData: {
      address: email === undefined ? {} : { email },
      emails: emails as { email: string; status: 'open' }[],
    },
  });
const request = testId('request');

let services: TestServices;
let base: MemoryWorld;
let world: MailWorld;

beforeAll(async () => {
  services = await testServices({ queues: true });
});
beforeEach(() => {
  base = memoryWorld([country, office([], 'office@example.org')], {
    environment: { PUBLIC_URL_PATTERN: 'http://{domain}:8080' },
  });
  const once = makeOnce({ client: makeTableClient(), table: services.table, clock: base.clock });
  const mailer = makeSesMailer({ sender: 'product@example.org' });
  const queue = { ...makeSqsQueue(services.queueUrls.mail), bringBack: async () => undefined };
  world = { ...base, once, mailer, queue };
});

const messageOf = (more: object = {}) => ({
  messageId: crypto.randomUUID(),
  template: 'requestStepWaiting',
  to: office().id,
  locale: 'de_AT',
  params: { hid: 'DE-2026-000001', request, country: country.id },
  ...more,
});
const eventOf = (...bodies: unknown[]) =>
  ({
    Records: bodies.map((body, index) => ({
      messageId: `record-${index}`,
      receiptHandle: `handle-${index}`,
      attributes: { ApproximateReceiveCount: '1' },
      body: typeof body === 'string' ? body : JSON.stringify({ id: `outbox-${index}`, body }),
    })),
  }) as SQSEvent;

/** What the stand-in for SES was given for this receiver. */
type SentMail = { from: string; destination: { to: string[] }; subject: string };
async function sentTo(address: string): Promise<SentMail[]> {
  const response = await fetch(`${services.sesEndpoint}/store`);
  const { emails } = (await response.json()) as { emails: SentMail[] };
  return emails.filter(({ destination }) => destination.to.includes(address));
}
const freshAddress = () => `${crypto.randomUUID()}@example.org`;

describe('a mail that waits', () => {
  test('is sent with text and HTML in the reader’s language, and leads to the country’s site', async () => {
    const address = freshAddress();
    base.put(office([], address));
    expect(await deliverMails(eventOf(messageOf()), world)).toEqual({ batchItemFailures: [] });
    const [mail, ...more] = await sentTo(address);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      from: '"de.localhost" <product@example.org>',
      destination: { to: [address], cc: [], bcc: [] },
      subject: 'Antrag DE-2026-000001 wartet auf Sie',
      body: {
        text: `Guten Tag,\n\nder Antrag DE-2026-000001 wartet auf Ihre Bearbeitung.\n\nAntrag öffnen\nhttp://de.localhost:8080/requests/${request}\n\nDiese Nachricht wurde automatisch von de.localhost versandt.`,
        html: expect.stringContaining(`href="http://de.localhost:8080/requests/${request}"`),
      },
    });
  });

  test('comes from the sender of its country, where that has one of its own', async () => {
    const to = freshAddress();
    const config = { ...world.config, MAIL_SENDERS: { DE: 'no-reply@tiere.example' } };
    await deliverMails(eventOf(messageOf({ to })), { ...world, config });
    const [mail] = await sentTo(to);
    expect(mail?.from).toBe('"de.localhost" <no-reply@tiere.example>');
  });

  test('of new offers tells mail programs how it is ended', async () => {
    const offer = { line: 'l', link: 'https://tiere.example/offer/1' };
    const search = { name: 's', link: 'https://tiere.example/offers/1', more: 0, offers: [offer] };
    const params = { country: country.id, link: '/no-new-offers/1/secret', searches: [search] };
    const message = messageOf({ to: freshAddress(), template: 'newOffers', params });
    const sent: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void sent.push(mail) };
    await deliverMails(eventOf(message, messageOf()), { ...world, mailer });
    expect(sent.map(({ unsubscribe }) => unsubscribe)).toEqual([
      'http://de.localhost:8080/no-new-offers/1/secret',
      undefined,
    ]);
  });

  test('says how the request was decided', async () => {
    const to = freshAddress();
    const params = { ...messageOf().params, outcome: 'rejected' };
    const message = messageOf({
      to,
      locale: 'en_GB',
      template: 'requestDecided',
      params,
    });
    await deliverMails(eventOf(message), world);
    const [mail] = await sentTo(to);
    expect(mail?.subject).toBe('Request DE-2026-000001 was refused');
  });

  test('goes to each verified address of the account apart, and to no other', async () => {
    const [first, second, open] = [freshAddress(), freshAddress(), freshAddress()];
    const emails = [
      { email: first, status: 'verified' },
      { email: open, status: 'pending' },
      { email: second, status: 'verified' },
    ];
    base.put(office(emails, 'office@example.org'));
    await deliverMails(eventOf(messageOf()), world);
    for (const address of [first, second]) {
      const mails = await sentTo(address);
      expect(mails.map(({ destination }) => destination)).toEqual([
        { to: [address], cc: [], bcc: [] },
      ]);
    }
    expect(await sentTo(open)).toEqual([]);
  });

  test.each([
    ['no address', []],
    ['one that waits for its code', [{ email: freshAddress(), status: 'open' }]],
  ])(
    'goes to the people of an account that names %s, as the single sign-on knows them',
    async (_, emails) => {
      const [present, left] = [freshAddress(), freshAddress()];
      const joining = { on: '2026-01-01T00:00:00.000Z', way: 'claim' } as const;
      const joinings = [
        { ...joining, user: 'present', email: left },
        { ...joining, user: 'present', email: present },
        { ...joining, user: 'left', email: left },
      ];
      const { id, data } = office();
      base.put({
        ...office(),
        id,
        data: { ...data, userData: { ...data.userData, emails }, ssoUsers: ['present'], joinings },
      });
      await deliverMails(eventOf(messageOf()), world);
      expect([await sentTo(present), await sentTo(left)].map(({ length }) => length)).toEqual([
        1, 0,
      ]);
    },
  );

  test('for an account without address, or for none, is let go', async () => {
    base.put(office());
    const messages = [messageOf(), messageOf({ to: testId('nobody') })];
    expect(await deliverMails(eventOf(...messages), world)).toEqual({ batchItemFailures: [] });
    expect(base.lines.map(({ message }) => message)).toEqual(Array(2).fill('mail without address'));
  });

  test('leaves no address in the log', async () => {
    await deliverMails(eventOf(messageOf(), messageOf({ template: 'nothing' })), world);
    expect(base.lines).toHaveLength(2);
    expect(JSON.stringify(base.lines)).not.toContain('@');
  });
});

describe('a mail is sent once', () => {
  test('however often it is delivered', async () => {
    const message = messageOf({ to: freshAddress() });
    for (let index = 0; index < 3; index += 1) {
      expect(await deliverMails(eventOf(message, message), world)).toEqual({
        batchItemFailures: [],
      });
      base.wait(ONCE_LEASE_SECONDS + 1);
    }
    expect(await sentTo(message.to)).toHaveLength(1);
  });

  test('by twenty workers that have it at the same time', async () => {
    const message = messageOf({ to: freshAddress() });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => deliverMails(eventOf(message), world)),
    );
    expect(await sentTo(message.to)).toHaveLength(1);
    expect(answers.filter(({ batchItemFailures }) => batchItemFailures.length === 0)).not.toEqual(
      [],
    );
  });

  test('also when the first worker died before sending: after its lease another sends', async () => {
    const message = messageOf({ to: freshAddress() });
    const failed = { batchItemFailures: [{ itemIdentifier: 'record-0' }] };
    await new Promise<void>((reached) => {
      const send = () => {
        reached();
        return new Promise<never>(() => {});
      };
      void deliverMails(eventOf(message), { ...world, mailer: { send } });
    });
    expect(await deliverMails(eventOf(message), world)).toEqual(failed);
    base.wait(ONCE_LEASE_SECONDS - 1);
    expect(await deliverMails(eventOf(message), world)).toEqual(failed);
    base.wait(2);
    expect(await deliverMails(eventOf(message), world)).toEqual({ batchItemFailures: [] });
    expect(await sentTo(message.to)).toHaveLength(1);
  });

  test('to each address, when one of them failed at first', async () => {
    const [first, second] = [freshAddress(), freshAddress()];
    base.put(office([first, second].map((email) => ({ email, status: 'verified' }))));
    const message = messageOf();
    const send: MailWorld['mailer']['send'] = (mail) =>
      mail.to === first ? Promise.reject(new Error('MessageRejected')) : world.mailer.send(mail);
    const answer = await deliverMails(eventOf(message), { ...world, mailer: { send } });
    expect([answer.batchItemFailures.length, (await sentTo(second)).length]).toEqual([1, 1]);
    base.wait(ONCE_LEASE_SECONDS + 1);
    await deliverMails(eventOf(message), world);
    expect([await sentTo(first), await sentTo(second)].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('and is not lost when SES refuses it for a while', async () => {
    const message = messageOf({ to: freshAddress() });
    const throttled = { send: () => Promise.reject(new Error('Throttling')) };
    const answer = await deliverMails(eventOf(message), { ...world, mailer: throttled });
    expect(answer.batchItemFailures).toHaveLength(1);
    base.wait(ONCE_LEASE_SECONDS + 1);
    await deliverMails(eventOf(message), world);
    expect(await sentTo(message.to)).toHaveLength(1);
  });
});

describe('a mail that failed', () => {
  const failing = (bringBack: MailWorld['queue']['bringBack']): MailWorld => ({
    ...world,
    queue: { ...world.queue, bringBack },
    mailer: { send: () => Promise.reject(new Error('refused')) },
  });
  const received = (times: number) => {
    const { Records } = eventOf(messageOf({ to: freshAddress() }));
    const attributes = { ApproximateReceiveCount: String(times) };
    return { Records: Records.map((record) => ({ ...record, attributes })) } as SQSEvent;
  };

  test('is tried again within a minute, when its lease is over, and then after longer pauses', async () => {
    const pauses: [string, number][] = [];
    const noting = failing(async (...given) => void pauses.push(given));
    for (const times of [1, 2, 3]) await deliverMails(received(times), noting);
    expect(pauses).toEqual([
      ['handle-0', 45],
      ['handle-0', 180],
      ['handle-0', 720],
    ]);
    expect(MAIL_RETRY.firstSeconds).toBeGreaterThan(ONCE_LEASE_SECONDS);
  });

  test('comes when the time-out of the queue is over where it cannot be brought back sooner', async () => {
    const refusing = failing(() => Promise.reject(new Error('no right')));
    expect(await deliverMails(received(1), refusing)).toEqual({
      batchItemFailures: [{ itemIdentifier: 'record-0' }],
    });
    expect(base.lines).toContainEqual(expect.objectContaining({ message: 'mail comes back late' }));
  });

  test('comes back on the queue itself', async () => {
    const client = new SQSClient();
    const asked = { QueueUrl: services.queueUrls.mail, VisibilityTimeout: 600 };
    const queue = makeSqsQueue(services.queueUrls.mail);
    await queue.send([{ id: 'outbox', body: {} }]);
    const { Messages: [first] = [] } = await client.send(new ReceiveMessageCommand(asked));
    expect((await client.send(new ReceiveMessageCommand(asked))).Messages ?? []).toEqual([]);
    await queue.bringBack(first?.ReceiptHandle ?? '', 0);
    const { Messages: [again] = [] } = await client.send(new ReceiveMessageCommand(asked));
    client.destroy();
    expect(again?.MessageId).toBe(first?.MessageId);
  });
});

describe('a batch', () => {
  test('reports what failed and sends the rest', async () => {
    const to = freshAddress();
    const bad = [
      messageOf({ template: 'unknown' }),
      messageOf({ params: { ...messageOf().params, country: testId('nowhere') } }),
      { ...messageOf(), more: 1 },
    ];
    expect(await deliverMails(eventOf(...bad, messageOf({ to })), world)).toEqual({
      batchItemFailures: [0, 1, 2].map((index) => ({ itemIdentifier: `record-${index}` })),
    });
    expect(await sentTo(to)).toHaveLength(1);
  });
});
