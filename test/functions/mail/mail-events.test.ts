import type { SQSEvent } from 'aws-lambda';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Mail } from '#functions/kernel/ports/mailer.ts';
import { deliverMails } from '#functions/mail/deliver-mails.ts';
import { DAY_MS, SECOND_MS } from '#shared/kernel/time.ts';
import { testId } from '#test/support/test-id.ts';
import { type MailStage, makeMailStage, people } from './mail-stage.ts';

const address = 'good@example.org';
const country = testId('country');

let stage: MailStage;
let sent: Mail[];
beforeEach(async () => {
  stage = await makeMailStage();
  sent = [];
});

const deliver = async (...bodies: (object | string)[]) => {
  const attributes = { ApproximateReceiveCount: '1' };
  const Records = bodies.map((body, index) => ({
    messageId: String(index),
    receiptHandle: String(index),
    attributes,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }));
  const send = async (mail: Mail) => void sent.push(mail);
  const answer = await deliverMails({ Records } as SQSEvent, {
    ...stage.mailWorld,
    mailer: { send },
  });
  return answer.batchItemFailures.length;
};
const destination = [address];
const ofAccount = { tags: { account: [people.ins.id] } };
const bounce = (more: object = {}, mail: object = ofAccount) => ({
  eventType: 'Bounce',
  mail: { destination, ...mail },
  bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: address }], ...more },
});
const complaint = {
  eventType: 'Complaint',
  mail: { destination, ...ofAccount },
  complaint: { complainedRecipients: [{ emailAddress: `Anna <${address}>` }] },
};
const mailTo = (to: string, template = 'requestStepWaiting', params: object = {}) => ({
  id: crypto.randomUUID(),
  body: {
    messageId: crypto.randomUUID(),
    template,
    to,
    locale: 'de_DE',
    params:
      template === 'requestStepWaiting'
        ? { hid: 'DE-2026-000001', request: testId('r'), country }
        : { country, ...params },
  },
});
const codeTo = (to: string) =>
  mailTo(to, 'emailVerification', {
    account: people.ins.id,
    code: '123456',
    expires: '2026-12-31T00:00:00.000Z',
  });
const statusOf = async (name: 'ins' | 'sup' = 'ins') =>
  (await stage.emails(name)).find(({ email }) => email === address)?.status;

describe.each([
  ['a bounce', bounce()],
  ['a complaint', complaint],
])('%s', (_what, event) => {
  test('rejects the address of the account that was written to, once, shows why, and ends mails to it, whoever has it', async () => {
    await stage.setEmails('sup', [{ email: address.toUpperCase(), status: 'verified' }]);
    expect(await deliver(event, event)).toBe(0);
    expect(await statusOf()).toBe('rejected');
    const { items } = await stage.world.store.timeline(people.ins.id, { limit: 5 });
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ changeset: 'e-mail bounce', updatedBy: 'system' });
    await deliver(mailTo(people.ins.id), mailTo(people.sup.id), mailTo(address));
    expect(sent).toEqual([]);
    expect((await stage.emails('sup'))[0]?.status).toBe('rejected');
  });
});

test('mails carry the account, so that SES tells of it', async () => {
  await deliver(mailTo(people.ins.id), codeTo('new@example.org'));
  expect(sent.map(({ to, account }) => [to, account])).toEqual([
    [address, people.ins.id],
    ['new@example.org', people.ins.id],
  ]);
});

test('a mail without an account rejects the address alone', async () => {
  expect(await deliver(bounce({}, {}), mailTo(address))).toBe(0);
  expect([sent, await statusOf()]).toEqual([[], 'verified']);
});

test.each([
  ['a full mailbox', bounce({ bounceType: 'Transient' })],
  ['a delivery', { eventType: 'Delivery', mail: { destination } }],
  // A server behind the address names its own recipient (RFC 3464, Final-Recipient).
  [
    'a bounce from where the address forwards to',
    bounce({ bouncedRecipients: [{ emailAddress: 'anna@mailhost' }] }),
  ],
  [
    'a bounce of a mail to a stranger, whose server names an address of ours',
    bounce({}, { ...ofAccount, destination: ['stranger@example.org'] }),
  ],
])('%s changes nothing', async (_what, event) => {
  expect(await deliver(event, mailTo(people.ins.id))).toBe(0);
  expect([sent.length, await statusOf()]).toEqual([1, 'verified']);
});

const validated = 'Successfully validated SNS topic for Amazon SES event publishing.';

test('what is no mail is passed over with one line, and never becomes a dead letter', async () => {
  const notices = [validated, '"Hello"', ''];
  for (const notice of notices) {
    const linesBefore = stage.lines.length;
    sent = [];
    expect(await deliver(notice, mailTo(people.ins.id)), notice).toBe(0);
    expect(sent, notice).toHaveLength(1);
    const lines = stage.lines.slice(linesBefore);
    expect(lines.filter(({ message }) => message === 'notice passed over')).toEqual([
      { level: 'info', message: 'notice passed over', messageId: '0' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('Hello');
  }
});

test('what the outbox sent is a mail, whatever is wrong with it: it is reported', async () => {
  expect(await deliver({ id: 'x', body: 'all' }, { id: 1, body: {} }, { id: 'x', body: {} })).toBe(
    3,
  );
});

test('an event that cannot be read is reported, and holds up nothing', async () => {
  const broken = {
    eventType: 'Bounce',
    mail: { destination },
    bounce: { bouncedRecipients: 'all' },
  };
  expect(await deliver(broken, mailTo(people.ins.id))).toBe(1);
  expect(sent).toHaveLength(1);
});

describe('after a bounce', () => {
  beforeEach(async () => {
    await deliver(bounce());
  });

  test('a code still goes there, and brings the address back', async () => {
    expect((await stage.call('request', 'ins', { email: address })).data.status).toBe('pending');
    await deliver(codeTo(address));
    expect(sent).toHaveLength(1);
    const code = await stage.code(address);
    await stage.call('complete', 'ins', { email: address, code });
    await deliver(mailTo(people.ins.id));
    expect([sent.length, await statusOf()]).toEqual([2, 'verified']);
  });

  test('a further one while a code is under way does not make the code worthless', async () => {
    await stage.call('request', 'ins', { email: address });
    await deliver(bounce());
    expect(await statusOf()).toBe('rejected');
    const code = await stage.code(address);
    const answer = await stage.call('complete', 'ins', { email: address, code });
    expect([answer.data.status, await statusOf()]).toEqual(['verified', 'verified']);
  });

  test.each([
    ['before the code came back leaves the address', '2026-03-02T08:00:30.000Z', 'verified'],
    ['after it rejects the address', '2026-03-02T08:02:00.000Z', 'rejected'],
  ])('a late one of a mail sent %s', async (_, timestamp, status) => {
    await stage.call('request', 'ins', { email: address });
    stage.wait(60);
    await stage.call('complete', 'ins', { email: address, code: await stage.code(address) });
    stage.wait(120);
    await deliver(bounce({}, { timestamp, tags: { account: [people.ins.id] } }));
    await deliver(mailTo(people.ins.id));
    expect([sent.length, await statusOf()]).toEqual([status === 'verified' ? 1 : 0, status]);
  });

  test('a code that could not end that can be given back again', async () => {
    await stage.call('request', 'ins', { email: address });
    const input = { email: address, code: await stage.code(address) };
    const { values } = stage.world;
    const remove = vi.spyOn(values, 'remove').mockRejectedValueOnce(new Error('no table'));
    expect((await stage.call('complete', 'ins', input)).status).toBe(500);
    expect((await stage.call('complete', 'ins', input)).data.status).toBe('verified');
    await deliver(mailTo(people.ins.id));
    expect([remove.mock.calls.length, sent.length, await statusOf()]).toEqual([2, 1, 'verified']);
  });

  test('the address is tried again after 90 days', async () => {
    await stage.setEmails('ins', [{ email: address, status: 'verified' }]);
    stage.wait((90 * DAY_MS) / SECOND_MS);
    await deliver(mailTo(people.ins.id));
    expect(sent).toHaveLength(1);
  });
});

test('after a complaint no code goes there either, and a bounce does not soften it', async () => {
  await deliver(complaint, bounce(), codeTo(address));
  expect(sent).toEqual([]);
});

test('a reader who takes a mail out of the spam has not complained of it', async () => {
  const { complaint: told } = complaint;
  const event = { ...complaint, complaint: { ...told, complaintFeedbackType: 'not-spam' } };
  expect(await deliver(event, mailTo(people.ins.id))).toBe(0);
  expect(await statusOf()).toBe('verified');
  expect(sent).toHaveLength(1);
});

describe('an account whose registered address was rejected', () => {
  const rest = () => stage.wait((90 * DAY_MS) / SECOND_MS);

  test('gets no mail there before it has verified it again', async () => {
    const emails = [{ email: 'Office@example.org', status: 'rejected' as const }];
    await stage.setEmails('ins', emails, 'office@example.org');
    rest();
    await deliver(mailTo(people.ins.id));
    expect(sent).toEqual([]);
  });

  test.each([
    ['', [{ email: address.toUpperCase(), status: 'open' as const }]],
    [', also one that stands in no list,', []],
  ])('is tried again after 90 days where it cannot verify the address%s', async (_, emails) => {
    await stage.setEmails('agr', emails, address);
    await deliver(bounce({}, { tags: { account: [people.agr.id] } }), mailTo(people.agr.id));
    expect(await stage.emails('agr')).toMatchObject([{ status: 'rejected' }]);
    expect(sent).toEqual([]);
    rest();
    await deliver(mailTo(people.agr.id));
    expect(sent.map(({ to }) => to)).toEqual([address]);
  });
});

test('nobody’s address is logged', async () => {
  await deliver(bounce(), complaint, mailTo(people.ins.id), mailTo(address));
  expect(JSON.stringify(stage.lines)).not.toContain('@');
});
