import { beforeEach, describe, expect, test } from 'vitest';
import { accountClass } from '#shared/accounts/account-class.ts';
import { sized } from '#test/support/campaign.ts';
import { watchCalls } from '#test/support/watch-calls.ts';
import { type MailStage, makeMailStage, people, wrong } from './mail-stage.ts';

const MINUTE = 60;
const own = 'office@example.org';
/** At the same moment; three of five are right. */
const GUESSES = sized(100);

let stage: MailStage;
beforeEach(async () => {
  stage = await makeMailStage();
});

const check = async (email = own) => (await stage.call('check', 'ins', { email })).data;
const request = (email = own) => stage.call('request', 'ins', { email });
const complete = (code: string, more: object = {}) =>
  stage.call('complete', 'ins', { email: own, code, ...more });
const statusOf = async (email: string) =>
  (await stage.emails('ins')).find((entry) => entry.email.toLowerCase() === email)?.status;

const manyEmails = (length: number) =>
  Array.from({ length }, (_, index) => ({
    email: `a${index}@example.org`,
    status: 'open' as const,
  }));

describe('an address', () => {
  test('is open, pending with its code sent in the reader’s language, and verified when the code comes back', async () => {
    expect(await check()).toEqual({ status: 'open', expired: false, expires: null });
    const pending = { status: 'pending', expired: false, expires: '2026-03-02T08:30:00.000Z' };
    expect((await request()).data).toEqual(pending);
    expect([await check(), await statusOf(own)]).toEqual([pending, 'pending']);
    const [mail, ...more] = await stage.mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      template: 'emailVerification',
      to: own,
      locale: 'en_GB',
      params: {
        account: people.ins.id,
        code: expect.stringMatching(/^\d{6}$/),
        expires: '2026-03-02T08:30:00.000Z',
      },
    });
    const { items } = await stage.world.store.timeline(people.ins.id, { limit: 1 });
    expect(items[0]).toMatchObject({ changeset: 'e-mail request', updatedBy: people.ins.id });
    const verified = { status: 'verified', expired: false, expires: null };
    expect((await complete(await stage.code(own))).data).toEqual(verified);
    expect([await check(), await statusOf(own)]).toEqual([verified, 'verified']);
  });

  test('that is verified stays so, and gets no further code', async () => {
    const answer = await request('GOOD@example.org');
    expect(answer.data).toEqual({ status: 'verified', expired: false, expires: null });
    expect(await stage.mails()).toEqual([]);
  });

  test('that the account does not have is unknown, and is added when its code comes back', async () => {
    const email = 'new@example.org';
    expect(await check(email)).toEqual({ status: 'unknown', expired: false, expires: null });
    expect((await request(email)).data).toMatchObject({ status: 'pending' });
    expect(await statusOf(email)).toBeUndefined();
    await stage.call('complete', 'ins', { email, code: await stage.code(email) });
    expect(await statusOf(email)).toBe('verified');
  });

  test('that is refused is rejected, and its code is worth nothing', async () => {
    await request();
    const code = await stage.code(own);
    const refused = await stage.call('complete', 'ins', { email: own, accepted: false });
    expect(refused.data).toEqual({ status: 'rejected', expired: false, expires: null });
    expect((await complete(code)).code).toBe('mail.wrongCode');
    expect(await statusOf(own)).toBe('rejected');
  });
});

describe('a code', () => {
  test('is worth nothing after 30 minutes', async () => {
    await request();
    const code = await stage.code(own);
    stage.wait(30 * MINUTE);
    expect(await check()).toEqual({ status: 'expired', expired: true, expires: null });
    expect(await complete(code)).toMatchObject({ status: 422, code: 'mail.codeExpired' });
    expect(await statusOf(own)).toBe('expired');
    expect((await request()).data).toMatchObject({ status: 'pending' });
  });

  test('is still good a second before', async () => {
    await request();
    stage.wait(30 * MINUTE - 1);
    expect((await complete(await stage.code(own))).data).toMatchObject({ status: 'verified' });
  });

  test('has five tries, then the address is rejected, the right code too', async () => {
    await request();
    const code = await stage.code(own);
    const answers: (string | null)[] = [];
    for (let index = 0; index < 5; index += 1) answers.push((await complete(wrong(code))).code);
    expect(answers).toEqual([...Array(4).fill('mail.wrongCode'), 'mail.codeSpent']);
    expect(await complete(code)).toMatchObject({ status: 422, code: 'mail.wrongCode' });
    expect([await check(), await statusOf(own)]).toEqual([
      { status: 'rejected', expired: false, expires: null },
      'rejected',
    ]);
  });

  test('that is given back once more, because the answer was lost, finds its address verified', async () => {
    await request();
    const code = await stage.code(own);
    const answers = [await complete(code), await complete(code)];
    const verified = { status: 'verified', expired: false, expires: null };
    expect(answers.map(({ data }) => data)).toEqual([verified, verified]);
    expect((await stage.call('complete', 'sup', { email: own, code })).code).toBe('mail.wrongCode');
  });

  test('is right on the fifth try', async () => {
    await request();
    const code = await stage.code(own);
    for (let index = 0; index < 4; index += 1) await complete(wrong(code));
    expect((await complete(code)).data).toMatchObject({ status: 'verified' });
  });

  test(`of ${GUESSES} guesses at the same moment, five are looked at`, async () => {
    await request();
    const code = await stage.code(own);
    const guesses = Array.from({ length: GUESSES * 0.4 }, () =>
      stage.world.codes.answer(`${people.ins.id} ${own}`, wrong(code), 5),
    );
    const right = Array.from({ length: GUESSES * 0.6 }, () =>
      stage.world.codes.answer(`${people.ins.id} ${own}`, code, 5),
    );
    const answers = await Promise.all([...guesses, ...right]);
    const looked = answers.filter((answer) => answer === 'wrong' || answer === 'right').length;
    // The fifth wrong one says that it was the last.
    expect(looked).toBeLessThanOrEqual(5);
    expect(answers.filter((answer) => answer === 'spent').length).toBeGreaterThanOrEqual(
      GUESSES - 5,
    );
  });

  test('in place of an earlier one makes that worth nothing', async () => {
    await request();
    const first = await stage.code(own);
    stage.wait(1);
    await request();
    const second = await stage.code(own);
    const answer = await complete(first);
    expect(answer.code).toBe(first === second ? null : 'mail.wrongCode');
    expect((await complete(second)).data).toMatchObject({ status: 'verified' });
  });

  test('of one address or account is worth nothing for another', async () => {
    await request();
    const code = await stage.code(own);
    const others = [
      await stage.call('complete', 'ins', { email: 'other@example.org', code }),
      await stage.call('complete', 'sup', { email: own, code }),
    ];
    expect(others.map((answer) => answer.code)).toEqual(['mail.wrongCode', 'mail.wrongCode']);
  });

  test('stands nowhere in the table, nor does the address beside it', async () => {
    const email = 'new@example.org';
    await request(email);
    const rows = await stage.rows();
    expect(rows).not.toContain(await stage.code(email));
    expect(rows).not.toContain(email);
    expect(JSON.stringify(stage.lines)).not.toContain(await stage.code(email));
  });

  test('is sent three times an hour, in any hour', async () => {
    const times: number[] = [];
    for (let minute = 0; minute < 180; minute += 7) {
      const { status, retryAfter } = await request();
      if (status === 200) times.push(minute);
      else expect(Number(retryAfter)).toBeGreaterThan(0);
      stage.wait(7 * MINUTE);
    }
    for (const start of times) {
      const within = times.filter((time) => time >= start && time < start + 60);
      expect(within.length).toBeLessThanOrEqual(3);
    }
    expect(times.length).toBeGreaterThanOrEqual(8);
    expect(await stage.mails()).toHaveLength(times.length);
  });

  test('too many is 429 and says when the next is sent', async () => {
    for (let index = 0; index < 3; index += 1) expect((await request()).status).toBe(200);
    stage.wait(10 * MINUTE);
    const refused = await request();
    expect([refused.status, refused.code, refused.retryAfter]).toEqual([
      429,
      'kernel.tooManyRequests',
      String(50 * MINUTE),
    ]);
    stage.wait(50 * MINUTE);
    expect((await request()).status).toBe(200);
  });

  test('asked for by ten at the same moment is sent three times', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => request()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(3).fill(200),
      ...Array(7).fill(429),
    ]);
    expect(await stage.mails()).toHaveLength(3);
  });
});

describe('nobody learns who else has an address', () => {
  const foreign = 'good@example.org'; // verified by the control body
  const nobodys = 'nobody@example.org';
  const answersFor = async (email: string) => [
    await stage.call('check', 'sup', { email }),
    await stage.call('request', 'sup', { email }),
    await stage.call('check', 'sup', { email }),
    await stage.call('complete', 'sup', { email, code: wrong(await stage.code(email)) }),
    await stage.call('complete', 'sup', { email, code: 'abc' }),
    await stage.call('complete', 'sup', { email, accepted: false }),
    await stage.call('check', 'sup', { email }),
    await stage.call('signOn', 'sup', { token: `sso:sup:${email}` }),
  ];

  test('from the answers', async () => {
    expect(await answersFor(foreign)).toEqual(await answersFor(nobodys));
  });

  test('from the work: each call reads and writes the same', async () => {
    const work = async (email: string): Promise<string[]> => {
      stage = await makeMailStage();
      const done: string[] = [];
      watchCalls(stage.world.codes, done);
      watchCalls(stage.world.store, done);
      watchCalls(stage.world.limits, done);
      await answersFor(email);
      return done;
    };
    const done = await work(foreign);
    expect(await work(nobodys)).toEqual(done);
    expect(done).toEqual(expect.arrayContaining(['issue', 'answer', 'send', 'take']));
  });

  test('when others of the network had codes sent there: the mail is left out, the answer stays', async () => {
    for (const asker of ['ins', 'sup', 'aut'] as const) {
      for (let index = 0; index < 3; index += 1)
        await stage.call('request', asker, { email: nobodys });
    }
    const answer = await stage.call('request', 'aso', { email: nobodys });
    expect(answer).toEqual(await stage.call('request', 'aso', { email: foreign }));
    const sent = async () => (await stage.mails()).filter(({ to }) => to === nobodys).length;
    expect(await sent()).toBe(9);
    await stage.call('request', 'aso', { email: nobodys }, '203.0.113.9');
    expect(await sent()).toBe(10);
  });
});

describe('the single sign-on', () => {
  test('verifies the address that it vouches for, without a code', async () => {
    const answer = await stage.call('signOn', 'ins', { token: `sso:ins:${own}` });
    expect(answer.data).toEqual({ status: 'verified', expired: false, expires: null });
    expect([await statusOf(own), await stage.mails()]).toEqual(['verified', []]);
  });

  test.each([
    ['an address that the account does not have', 'sso:ins:other@example.org'],
    ['no address', 'sso:ins'],
  ])('changes nothing for %s', async (_what, token) => {
    const before = await stage.emails('ins');
    expect((await stage.call('signOn', 'ins', { token })).data.status).toBe('unknown');
    expect(await stage.emails('ins')).toEqual(before);
  });

  test('does not bring back what was rejected', async () => {
    await stage.setEmails('ins', [{ email: own, status: 'rejected' }]);
    const answer = await stage.call('signOn', 'ins', { token: `sso:ins:${own}` });
    expect(answer.data.status).toBe('rejected');
  });

  test('must be the caller’s own', async () => {
    const answer = await stage.call('signOn', 'ins', { token: `sso:eva:${own}` });
    expect([answer.status, answer.code]).toEqual([401, 'sessions.invalidAuth']);
    expect(await statusOf(own)).toBe('open');
  });
});

describe('refused are', () => {
  test('acceptance without a code', async () => {
    const answer = await stage.call('complete', 'ins', { email: own });
    expect([answer.code, answer.details[0].path]).toEqual(['kernel.invalidInput', 'code']);
  });

  test('an eleventh address', async () => {
    await stage.setEmails('ins', manyEmails(10));
    const answer = await request('b@example.org');
    expect([answer.status, answer.code]).toEqual([422, 'mail.tooManyAddresses']);
    expect((await request('a1@example.org')).status).toBe(200);
  });

  test('an eleventh address whose code comes back at the same moment as that of the tenth', async () => {
    await stage.setEmails('ins', manyEmails(9));
    const codes: { email: string; code: string }[] = [];
    for (const email of ['ten@example.org', 'eleven@example.org']) {
      await request(email);
      codes.push({ email, code: await stage.code(email) });
    }
    const answers = await Promise.all(codes.map((input) => stage.call('complete', 'ins', input)));
    expect(new Set(answers.map(({ code }) => code))).toEqual(
      new Set([null, 'mail.tooManyAddresses']),
    );
    expect(await stage.emails('ins')).toHaveLength(10);
  });
});

test('the first verified address takes the mails from that of the registration, which is told', async () => {
  const before = await stage.world.store.latest(accountClass, people.sup.id, { fresh: true });
  if (before === undefined) throw new Error('The account is missing.');
  const { userData, ...account } = before.data;
  const address = { ...userData.address, email: 'first@example.org' };
  const change = {
    kind: 'update',
    before,
    data: { ...account, userData: { ...userData, address } },
  } as const;
  await stage.world.store.save({ changes: [change], by: 'system', changeset: 'test' });
  const email = 'second@example.org';
  await stage.call('request', 'sup', { email });
  await stage.call('complete', 'sup', { email, code: await stage.code(email) });
  const mails = (await stage.mails()).filter(({ template }) => template === 'addressRemoved');
  expect(mails.map(({ to }) => to)).toEqual(['first@example.org']);
});
