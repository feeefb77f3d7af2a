import { beforeEach, describe, expect, test, vi } from 'vitest';
import { unpackJson } from '#functions/kernel/store/stored-json.ts';
import { rejectAddress } from '#functions/mail/rejected-addresses.ts';
import { INVITE_READS_AN_HOUR, INVITES } from '#shared/accounts/limits.ts';
import { BOUNCE_REST_DAYS } from '#shared/mail/limits.ts';
import { type AccessStage, makeAccessStage, NOW, people } from './access-stage.ts';

let stage: AccessStage;
beforeEach(async () => {
  stage = await makeAccessStage();
});

const DAY = 86_400_000;
const farm = people.farm.id;
const invite = async (account: string = farm) => {
  const { data } = await stage.call('createAccountInvite', 'adm', { account });
  return data.inviteId as string;
};
const accept = (inviteId: string, user = 'anna') =>
  stage.call('register', null, { inviteId, token: `sso:${user}` });
const access = async (account: string = farm) =>
  (await stage.call('getAccess', 'adm', { account })).data;

describe('an invitation', () => {
  test('links who accepts it to the account, as the user sees it', async () => {
    const { status, data } = await accept(await invite());
    expect([status, data.id, data.data.invites, data.data.ssoUsers]).toEqual([
      200,
      farm,
      undefined,
      undefined,
    ]);
    expect((await stage.stored(farm)).data.ssoUsers).toEqual(['anna']);
    expect(await stage.timeline(farm)).toEqual(['invite used', 'invite', 'test']);
  });

  test('is told to those who know the account, when it is accepted, from an address that is known', async () => {
    await stage.change(farm, (account) => ({
      ...account,
      ssoUsers: ['ben'],
      joinings: [{ user: 'ben', on: NOW, way: 'claim', email: 'ben@example.org' }],
    }));
    const inviteId = await invite();
    const token = 'sso:anna:Anna Muster:anna@example.org';
    const { country } = people.farm.data.staticData;
    const userData = { name: 'Hof', country, address: { citycode: '80331', city: 'München' } };
    const body = { inviteId, registrationName: 'agr', userData, token };
    expect((await stage.call('register', null, body)).status).toBe(200);
    const mails = await stage.mails('accountJoined');
    expect(mails.map(({ to }) => to)).toEqual(['farm@example.org', 'ben@example.org']);
    expect(mails[0]?.params).toEqual({
      country: people.farm.data.staticData.country,
      accountName: 'farm',
      person: 'Anna Muster (anna@example.org)',
      link: '/profile/users',
    });
  });

  test('is mailed to the account with its link, in the same save', async () => {
    const inviteId = await invite();
    expect(await stage.messages()).toEqual([
      {
        queue: 'mail',
        body: {
          messageId: expect.any(String),
          to: farm,
          locale: 'de_DE',
          template: 'invitation',
          params: {
            country: people.farm.data.staticData.country,
            accountName: 'farm',
            role: 'AGR',
            link: `/invitation/${inviteId}`,
            expires: '2026-03-16T08:00:00.000Z',
          },
        },
      },
    ]);
  });

  test('is 128 bits of chance, of which only a hash is kept', async () => {
    const ids = await Promise.all([invite(), invite(), invite(people.seller.id)]);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(16);
    const kept = (await stage.items()).filter(({ sk }) => sk !== 'O');
    const text = kept
      .map((item) => JSON.stringify(item) + (item.body ? unpackJson(item.body) : ''))
      .join();
    for (const id of ids) expect(text).not.toContain(id);
  });

  test('is listed for administrators, the newest first, without its secret', async () => {
    await accept(await invite());
    stage.time.now += DAY;
    await invite();
    expect(await access()).toEqual({
      maxUsers: 2,
      ssoUsers: ['anna'],
      joinings: [{ user: 'anna', on: NOW, way: 'invitation', name: null, email: null }],
      signIns: [],
      invites: [
        {
          id: expect.any(String),
          createdOn: '2026-03-03T08:00:00.000Z',
          createdBy: people.adm.id,
          email: null,
          expires: '2026-03-17T08:00:00.000Z',
          usedOn: null,
        },
        {
          id: expect.any(String),
          createdOn: NOW,
          createdBy: people.adm.id,
          email: null,
          expires: '2026-03-16T08:00:00.000Z',
          usedOn: NOW,
        },
      ],
    });
  });

  test('goes by an administrator to an address, and ends an earlier one to it', async () => {
    const email = 'anna@example.org';
    const ask = () => stage.call('createAccountInvite', 'adm', { account: farm, email });
    const first = (await ask()).data.inviteId;
    const second = (await ask()).data.inviteId;
    expect((await stage.mails('invitation')).map(({ to }) => to)).toEqual([email, email]);
    expect((await access()).invites).toMatchObject([{ email, usedOn: null }]);
    expect((await accept(first)).code).toBe('accounts.inviteNotFound');
    expect((await accept(second)).status).toBe(200);
  });
});

describe('is not accepted', () => {
  const refused = async (inviteId: string, user?: string) => {
    const { status, code } = await accept(inviteId, user);
    return [status, code];
  };

  test('one after 14 days', async () => {
    const id = await invite();
    stage.time.now += 14 * DAY - 1;
    const inTime = await invite();
    stage.time.now += 1;
    expect(await refused(id)).toEqual([403, 'accounts.inviteExpired']);
    expect((await accept(inTime)).status).toBe(200);
  });

  test('one that was taken back', async () => {
    const id = await invite();
    const [listed] = (await access()).invites;
    const revoke = () =>
      stage.call('revokeAccountInvite', 'adm', { account: farm, invite: listed.id });
    expect((await revoke()).status).toBe(200);
    expect(await refused(id)).toEqual([404, 'accounts.inviteNotFound']);
    expect(await revoke()).toMatchObject({ status: 404, code: 'accounts.inviteNotFound' });
  });

  test('the first link of one that was sent again', async () => {
    const first = await invite();
    const [listed] = (await access()).invites;
    stage.time.now += 10 * DAY;
    const again = await stage.call('resendAccountInvite', 'adm', {
      account: farm,
      invite: listed.id,
    });
    expect(await refused(first)).toEqual([404, 'accounts.inviteNotFound']);
    stage.time.now += 10 * DAY;
    expect((await accept(again.data.inviteId)).status).toBe(200);
    expect(await stage.mails('invitation')).toHaveLength(2);
  });

  test('by who is linked already, whatever has become of it', async () => {
    const id = await invite();
    await accept(id);
    expect(await refused(id)).toEqual([409, 'accounts.alreadyLinked']);
    expect(await refused(await invite())).toEqual([409, 'accounts.alreadyLinked']);
  });

  test('without signing on', async () => {
    const answer = await stage.call('register', null, { inviteId: await invite() });
    expect(answer).toMatchObject({ status: 401, code: 'accounts.signOnNeeded' });
  });
});

describe('before it is accepted, its link', () => {
  const look = async (inviteId: string, caller: Parameters<AccessStage['call']>[1] = null) => {
    const { status, code, data } = await stage.call('getInvite', caller, { inviteId });
    return { status, code, data };
  };

  test('tells everybody who invites, for which account and role, until when, nothing else, and changes nothing', async () => {
    const id = await invite();
    const invitation = {
      sender: 'adm',
      account: 'farm',
      role: 'AGR',
      expires: '2026-03-16T08:00:00.000Z',
    };
    expect(await look(id)).toEqual({ status: 200, code: null, data: invitation });
    const { rev } = await stage.stored(farm);
    expect((await look(id, 'seller')).data).toEqual(invitation);
    expect((await stage.stored(farm)).rev).toBe(rev);
    expect((await accept(id)).status).toBe(200);
  });

  test('does not name a sender who was redacted', async () => {
    const id = await invite();
    await stage.change(people.adm.id, (account) => ({ ...account, redactedOn: NOW }));
    expect((await look(id)).data.sender).toBeNull();
  });

  test('is refused as its acceptance is: where it was used, has no room, or its account is closed', async () => {
    const refused = async (inviteId: string) => {
      const looked = (await look(inviteId)).code;
      expect((await accept(inviteId, 'eva')).code).toBe(looked);
      return looked;
    };
    const used = await invite();
    await accept(used);
    expect(await refused(used)).toBe('accounts.inviteUsed');
    const full = await invite();
    await accept(await invite(), 'ben');
    expect(await refused(full)).toBe('accounts.maximumUsers');
    await stage.change(farm, (account) => ({ ...account, active: false }));
    expect(await refused(full)).toBe('accounts.accountDeactivated');
    stage.time.now += 14 * DAY;
    expect(await refused(full)).toBe('accounts.inviteExpired');
  });

  test('tells who is linked already, and to which account; it tells nobody else which', async () => {
    const id = await invite(people.seller.id);
    const ask = (caller: 'seller' | 'adm' | null) =>
      stage.call('getInvite', caller, { inviteId: id });
    expect(await ask('seller')).toMatchObject({
      status: 409,
      code: 'accounts.alreadyLinked',
      details: [{ path: '', id: people.seller.id }],
    });
    await accept(id);
    for (const caller of ['adm', null] as const) {
      expect(await ask(caller)).toMatchObject({ code: 'accounts.inviteUsed', details: [] });
    }
  });

  test(`is looked at ${INVITE_READS_AN_HOUR} times an hour from one address`, async () => {
    const take = vi.spyOn(stage.world.limits, 'take');
    await look('A'.repeat(22));
    expect(take.mock.calls).toMatchObject([
      [expect.any(String), expect.any(String), { per: 'address', count: INVITE_READS_AN_HOUR }],
    ]);
  });
});

describe('an administrator', () => {
  test('cannot take back or resend an invitation that was used', async () => {
    await accept(await invite());
    const [listed] = (await access()).invites;
    const input = { account: farm, invite: listed.id };
    for (const name of ['revokeAccountInvite', 'resendAccountInvite'] as const) {
      const answer = await stage.call(name, 'adm', input);
      expect(answer).toMatchObject({ status: 409, code: 'accounts.inviteUsed' });
    }
  });

  test(`keeps the newest ${INVITES}, and never loses one that can still be used`, async () => {
    const first = await invite();
    await accept(first);
    for (let made = 1; made < INVITES; made++) await invite();
    expect((await access()).invites).toHaveLength(INVITES);
    const last = await invite();
    expect((await access()).invites).toHaveLength(INVITES);
    expect((await accept(first, 'ben')).code).toBe('accounts.inviteNotFound');
    const more = await stage.call('createAccountInvite', 'adm', { account: farm });
    expect(more).toMatchObject({ status: 409, code: 'accounts.tooManyInvites' });
    expect((await accept(last, 'ben')).status).toBe(200);
  });

  test('cannot invite into a deactivated account or an unknown one', async () => {
    await stage.change(farm, (account) => ({ ...account, active: false }));
    const closed = await stage.call('createAccountInvite', 'adm', { account: farm });
    expect(closed).toMatchObject({ status: 403, code: 'accounts.accountDeactivated' });
    const unknown = await stage.call('createAccountInvite', 'adm', {
      account: '018f0000-0000-7000-8000-000000000000',
    });
    expect(unknown).toMatchObject({ status: 404, code: 'entities.notFound' });
  });
});

describe('to an address that gets no mail', () => {
  const email = 'farm@example.org';
  const named = { account: farm, email };
  const refused = { status: 422, code: 'accounts.addressRejected' };

  test('nobody invites, nor again: whoever sends it is told', async () => {
    expect((await stage.call('inviteUser', 'ins', named)).status).toBe(200);
    await rejectAddress('Farm@example.org', 'bounce', stage.world);
    expect(await stage.call('inviteUser', 'ins', named)).toMatchObject(refused);
    expect(await stage.call('createAccountInvite', 'adm', named)).toMatchObject(refused);
    const [{ id }] = (await access()).invites;
    const again = { account: farm, invite: id };
    expect(await stage.call('resendUserInvite', 'ins', again)).toMatchObject(refused);
    expect(await stage.call('resendAccountInvite', 'adm', again)).toMatchObject(refused);
    expect(await stage.mails('invitation')).toHaveLength(1);
  });

  test('a customer is not invited with many others, also where an invitation waits there', async () => {
    const many = async () =>
      (await stage.call('inviteCustomers', 'ins', { accounts: [farm] })).data;
    await rejectAddress(email, 'bounce', stage.world);
    const notReached = [{ account: farm, code: 'accounts.addressRejected' }];
    expect(await many()).toEqual({ done: [], already: [], refused: notReached });
    stage.time.now += BOUNCE_REST_DAYS * DAY;
    expect((await many()).done).toEqual([farm]);
    await rejectAddress(email, 'bounce', stage.world);
    expect(await many()).toEqual({ done: [], already: [], refused: notReached });
    await stage.change(farm, (account) => ({ ...account, ssoUsers: ['fay'] }));
    expect((await many()).already).toEqual([farm]);
  });

  test('an administrator still makes a link to hand over, and is told that nobody is mailed', async () => {
    const make = async (input: object) =>
      (await stage.call('createAccountInvite', 'adm', { account: farm, ...input })).data;
    expect((await make({})).isMailed).toBe(true);
    await rejectAddress(email, 'bounce', stage.world);
    const { inviteId, isMailed } = await make({});
    expect(isMailed).toBe(false);
    expect((await accept(inviteId)).status).toBe(200);
    expect((await make({ email: 'anna@example.org' })).isMailed).toBe(true);
  });
});
