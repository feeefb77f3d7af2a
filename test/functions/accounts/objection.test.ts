import { beforeEach, describe, expect, test, vi } from 'vitest';
import { INVITE_READS_AN_HOUR, REGISTRATIONS_AN_HOUR } from '#shared/accounts/limits.ts';
import { testId } from '#test/support/test-id.ts';
import { type AccessStage, facts, makeAccessStage, people } from './access-stage.ts';

let stage: AccessStage;
beforeEach(async () => {
  stage = await makeAccessStage();
  await stage.change(farm, (account) => ({ ...account, maxUsers: 5 }));
});

const DAY = 86_400_000;
const farm = people.farm.id;
const EVE = 'sso:eve:Eve Fremd:eve@elsewhere.example';
const claim = (token = EVE) => stage.call('registerFarmer', null, { ...facts, token });
/** What the link of the newest mail carries. */
const objectionId = async (): Promise<string> => {
  const link: string = (await stage.mails('farmClaimed')).at(-1)?.params.link ?? '';
  return link.replace('/not-me/', '');
};
const object = (id: string) => stage.call('objectToUser', null, { objectionId: id });
const look = (id: string) => stage.call('getObjection', null, { objectionId: id });
/** Uses the invitation of the newest mail. */
const accept = async (token: string) => {
  const link = (await stage.mails('invitation')).at(-1)?.params.link ?? '';
  return stage.call('register', null, { inviteId: link.replace('/invitation/', ''), token });
};
const signedIn = async (user: string) => ({ token: await stage.tokenOf('farm', user) });
const users = async () => (await stage.stored(farm)).data.ssoUsers;

describe('a claim of a farm that nobody uses', () => {
  test('is mailed at once to each of its addresses and its control body, with who it was and the link against it, of which a hash is kept', async () => {
    await stage.change(farm, (account) => ({
      ...account,
      userData: {
        ...account.userData,
        emails: [
          { email: 'FARM@example.org', status: 'open' },
          { email: 'office@example.org', status: 'verified' },
          { email: 'gone@example.org', status: 'rejected' },
        ],
        insData: [
          { ins: testId('ins') },
          { ins: testId('otherIns'), deactivatedOn: '2026-01-01T00:00:00.000Z' },
        ],
      },
    }));
    const { data } = await claim();
    const mails = await stage.mails('farmClaimed');
    expect(mails.map(({ to }) => to)).toEqual([
      'farm@example.org',
      'office@example.org',
      testId('ins'),
    ]);
    expect(new Set(mails.map(({ params }) => JSON.stringify(params))).size).toBe(1);
    expect(mails[0]?.params).toEqual({
      country: testId('country'),
      accountName: 'farm',
      person: 'Eve Fremd (eve@elsewhere.example)',
      link: expect.stringMatching(/^\/not-me\/[\w-]{22}$/),
      expires: '2026-03-16T08:00:00.000Z',
    });
    expect([data.data.joinings, data.data.refusedUsers]).toEqual([undefined, undefined]);
    const secret = await objectionId();
    expect(JSON.stringify((await stage.stored(farm)).data)).not.toContain(secret);
  });

  test('names nobody by a web address, a link, marks of a mail, a line break or far too long a name', async () => {
    const names = [
      'Bitte www.evil.example besuchen',
      'https://evil.example',
      '**Amt** ((link))',
      'Anna\nMuster',
      'x'.repeat(81),
    ];
    const verifySso = async (token: string) => ({ user: token, name: names[Number(token)] ?? '' });
    const other = await makeAccessStage({ tokens: { ...stage.world.tokens, verifySso } });
    for (const token of names.keys()) {
      await other.call('registerFarmer', null, { ...facts, token: String(token) });
      await other.change(farm, (account) => ({ ...account, ssoUsers: [] }));
    }
    const mails = await other.mails('farmClaimed');
    expect(mails).toHaveLength(2 * names.length);
    expect(new Set(mails.map(({ params }) => params.person))).toEqual(new Set([undefined]));
  });

  test('sends no link to a control body that was deactivated or is not confirmed', async () => {
    const unconfirmed = { ...people.ins.data.staticData, confirmedByAdminOn: undefined };
    await stage.put('account', testId('unconfirmed'), {
      ...people.otherIns.data,
      staticData: unconfirmed,
    });
    await stage.change(people.otherIns.id, (account) => ({ ...account, active: false }));
    await stage.change(farm, ({ userData, ...account }) => ({
      ...account,
      userData: {
        ...userData,
        insData: [...userData.insData, { ins: people.otherIns.id }, { ins: testId('unconfirmed') }],
      },
    }));
    await claim();
    const mails = await stage.mails('farmClaimed');
    expect(mails.map(({ to }) => to)).toEqual(['farm@example.org', testId('ins')]);
  });
});

describe('the link "that was not me"', () => {
  test('tells who joined which account, when, and changes nothing, however often it is looked at', async () => {
    await claim();
    const before = await stage.stored(farm);
    const id = await objectionId();
    expect(await look(id)).toEqual(await look(id));
    expect((await look(id)).data).toEqual({
      account: 'farm',
      role: 'AGR',
      person: { name: 'Eve Fremd', email: 'eve@elsewhere.example' },
      on: '2026-03-02T08:00:00.000Z',
      expires: '2026-03-16T08:00:00.000Z',
    });
    expect(await stage.stored(farm)).toEqual(before);
  });

  test('takes the account from that person at once, whose token is worth nothing then', async () => {
    const { tokens } = stage.world;
    await claim();
    const { jwt: token } = await tokens.issue({ user: 'eve', account: farm, role: 'AGR' });
    expect((await stage.call('refreshAso', { token }, {})).status).toBe(200);
    expect((await object(await objectionId())).status).toBe(200);
    expect(await users()).toEqual([]);
    expect((await stage.call('refreshAso', { token }, {})).code).toBe('sessions.invalidAuth');
    expect((await stage.timeline(farm))[0]).toBe('objection to a user');
  });

  test('takes the settings of that person along, or can be used once more', async () => {
    await claim();
    const { values } = stage.world;
    await values.put(`settings#${farm}#eve`, { density: 'compact' });
    vi.spyOn(values, 'remove').mockRejectedValueOnce(new Error('no table'));
    const id = await objectionId();
    expect((await object(id)).status).toBe(500);
    expect((await object(id)).status).toBe(200);
    expect([await users(), await values.get(`settings#${farm}#eve`)]).toEqual([[], undefined]);
  });

  test('closes the farm to every login until the control body has invited somebody', async () => {
    await claim();
    await object(await objectionId());
    for (const token of [EVE, 'sso:fay']) {
      expect(await claim(token)).toMatchObject({ status: 403, code: 'accounts.claimRefused' });
      const code = await stage.call('requestFarmCode', null, { ...facts, token });
      expect(code).toMatchObject({ status: 403, code: 'accounts.claimRefused' });
    }
    await stage.call('inviteUser', 'ins', { account: farm, email: 'farmer@example.org' });
    expect((await claim('sso:fay')).code).toBe('accounts.claimRefused');
    await accept('sso:fred');
    expect((await claim('sso:fay')).code).toBe('accounts.farmInUse');
    const { token } = await signedIn('fred');
    await stage.call('inviteUser', { token }, { account: farm, email: 'eve@elsewhere.example' });
    expect((await accept(EVE)).status).toBe(200);
  });

  test('stays closed where those who remain invite', async () => {
    await stage.change(farm, (account) => ({
      ...account,
      ssoUsers: ['fred'],
      refusedUsers: ['eve'],
    }));
    const { token } = await signedIn('fred');
    await stage.call('inviteUser', { token }, { account: farm, email: 'fay@hof.example' });
    expect((await accept('sso:fay')).status).toBe(200);
    const code = await stage.call('requestFarmCode', null, { ...facts, token: 'sso:gus' });
    expect(code.code).toBe('accounts.claimRefused');
  });

  test('tells the farm, its control body, the remaining users and administrators, and not that person', async () => {
    await claim();
    const id = await objectionId();
    const { data } = await stage.call('createAccountInvite', 'adm', { account: farm });
    const fay = { inviteId: data.inviteId, token: 'sso:fay:Fay Hof:fay@hof.example' };
    await stage.call('register', null, fay);
    await object(id);
    const mails = await stage.mails('farmRestored');
    expect(mails.map(({ to, params }) => [to, params.users])).toEqual([
      ['farm@example.org', 1],
      ['fay@hof.example', 1],
      [testId('ins'), 1],
      [people.adm.id, 1],
    ]);
    expect(await users()).toEqual(['fay']);
  });

  test('works once', async () => {
    await claim();
    const id = await objectionId();
    const answers = await Promise.all([object(id), object(id), object(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    expect(await look(id)).toMatchObject({ status: 404, code: 'accounts.objectionNotFound' });
    expect(await stage.mails('farmRestored')).toHaveLength(3);
  });

  test('ends after 14 days', async () => {
    await claim();
    const id = await objectionId();
    stage.time.now += 14 * DAY - 1;
    expect((await look(id)).status).toBe(200);
    stage.time.now += 1;
    for (const answer of [await look(id), await object(id)]) {
      expect(answer).toMatchObject({ status: 403, code: 'accounts.objectionExpired' });
    }
  });

  test('is counted by address, a look more generously', async () => {
    const take = vi.spyOn(stage.world.limits, 'take');
    const unknown = 'A'.repeat(22);
    await object(unknown);
    await look(unknown);
    expect(take.mock.calls.map(([, , limit]) => limit)).toMatchObject([
      { per: 'address', count: REGISTRATIONS_AN_HOUR },
      { per: 'address', count: INVITE_READS_AN_HOUR },
    ]);
  });
});

test('a redacted account keeps nobody who joined or was refused', async () => {
  await claim();
  const { token } = await signedIn('eve');
  await stage.call('inviteUser', { token }, { account: farm, email: 'fay@hof.example' });
  await object(await objectionId());
  await stage.call('redactAccount', 'adm', { account: farm, reason: 'asked for' });
  const { data } = await stage.stored(farm);
  expect([data.ssoUsers, data.joinings, data.refusedUsers]).toEqual([[], undefined, undefined]);
});
