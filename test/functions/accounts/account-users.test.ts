import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lastSignIns, recordSignIn } from '#functions/accounts/account/last-sign-in.ts';
import { ADDRESS_INVITES, ADDRESS_INVITES_IN_ALL, USER_INVITES } from '#shared/accounts/limits.ts';
import { testId } from '#test/support/test-id.ts';
import { type AccessStage, EARLIER, facts, makeAccessStage, NOW, people } from './access-stage.ts';

let stage: AccessStage;
beforeEach(async () => {
  stage = await makeAccessStage();
  await stage.change(seller, (account) => ({
    ...account,
    userData: { ...account.userData, address: { email: 'office@seller.example' } },
    joinings: [
      {
        user: 'sue',
        on: EARLIER,
        way: 'invitation',
        name: 'Sue Sell',
        email: 'sue@seller.example',
      },
    ],
  }));
});

const DAY = 86_400_000;
const seller = people.seller.id;
const farm = people.farm.id;
const list = (caller: Caller = 'seller', account: string = seller) =>
  stage.call('getUsers', caller, { account });
const invite = (email: string, caller: Caller = 'seller', account: string = seller) =>
  stage.call('inviteUser', caller, { account, email });
type Caller = Parameters<AccessStage['call']>[1];
const links = async () =>
  (await stage.mails('invitation')).map(({ params }) => params.link.replace('/invitation/', ''));
const accept = (inviteId: string | undefined, token: string) =>
  stage.call('register', null, { inviteId, token });
const as = async (user: string) => ({ token: await stage.tokenOf('seller', user) });
const users = async (id: string = seller) => (await stage.stored(id)).data.ssoUsers;

describe('who uses an account', () => {
  test('invites by address, with a link that is in the mail only; reads who is invited, and who uses it', async () => {
    const { status, data } = await invite('new@seller.example');
    expect([status, data]).toEqual([200, {}]);
    const [mail] = await stage.mails('invitation');
    expect([mail?.to, mail?.params.accountName]).toEqual(['new@seller.example', 'seller']);
    const invited = (await list()).data;
    expect(invited).toEqual({
      maxUsers: 5,
      used: 2,
      former: [],
      users: [
        { user: 'sam', name: null, email: null, joinedOn: null, isYou: true },
        {
          user: 'sue',
          name: 'Sue Sell',
          email: 'sue@seller.example',
          joinedOn: EARLIER,
          isYou: false,
        },
      ],
      invites: [
        {
          id: expect.any(String),
          email: 'new@seller.example',
          createdOn: NOW,
          expires: '2026-03-16T08:00:00.000Z',
        },
      ],
    });
    const [link] = await links();
    expect(JSON.stringify(invited)).not.toContain(link);
    const token = 'sso:nina:Nina Neu:nina@seller.example';
    expect((await accept(link, token)).status).toBe(200);
    const joined = (await list()).data;
    expect([joined.used, joined.users.at(-1).name, joined.invites]).toEqual([3, 'Nina Neu', []]);
    expect((await stage.mails('accountJoined')).map(({ to }) => to)).toEqual([
      'office@seller.example',
      'sue@seller.example',
    ]);
  });

  test('who joins and leaves again and again is told of once a day, and never to an unverified address', async () => {
    await stage.change(seller, (account) => ({
      ...account,
      userData: {
        ...account.userData,
        emails: [
          { email: 'stranger@example.org', status: 'open' },
          { email: 'sales@seller.example', status: 'verified' },
        ],
      },
    }));
    const token = 'sso:nina:Nina Neu:nina@seller.example';
    const rounds = async (count: number) => {
      for (let round = 0; round < count; round++) {
        await invite('nina@seller.example');
        expect((await accept((await links()).at(-1), token)).status).toBe(200);
        const leaving = { account: seller, user: 'nina' };
        expect((await stage.call('removeUser', 'seller', leaving)).status).toBe(200);
      }
    };
    const told = async () => {
      const mails = [
        ...(await stage.mails('accountJoined')),
        ...(await stage.mails('accountLeft')),
      ].filter(({ to }) => to !== 'sue@seller.example' && to !== 'nina@seller.example');
      return [...new Map(mails.map(({ messageId, to }) => [messageId, to])).values()].sort();
    };
    await rounds(2);
    const [office, sales] = ['office@seller.example', 'sales@seller.example'];
    expect(await told()).toEqual([office, office, sales, sales]);
    stage.time.now += DAY;
    await rounds(1);
    expect(await told()).toEqual([office, office, office, office, sales, sales, sales, sales]);
  });

  test('invites as many as there are places, open invitations counted', async () => {
    for (const name of ['one', 'two', 'three']) {
      expect((await invite(`${name}@seller.example`)).status).toBe(200);
    }
    const full = await invite('four@seller.example');
    expect(full).toMatchObject({ status: 409, code: 'accounts.maximumUsers' });
    expect(await stage.mails('invitation')).toHaveLength(3);
    const input = { account: seller, invite: (await list()).data.invites[0].id };
    expect((await stage.call('resendUserInvite', 'seller', input)).status).toBe(200);
    stage.time.now += 14 * DAY;
    for (const name of ['four', 'five', 'six']) await invite(`${name}@seller.example`);
    const over = (await list()).data.invites.at(-1);
    const again = { account: seller, invite: over.id };
    expect(await stage.call('resendUserInvite', 'seller', again)).toMatchObject(full);
  });

  test('invites the same address again, or sends again to where it went: the earlier link ends; takes one back', async () => {
    const newest = async () => {
      const { invites } = (await list()).data;
      expect(invites).toHaveLength(1);
      return { account: seller, invite: invites[0].id };
    };
    await invite('new@seller.example');
    await invite('NEW@seller.example');
    expect((await stage.call('resendUserInvite', 'seller', await newest())).status).toBe(200);
    const [first, second, third] = await links();
    expect((await stage.mails('invitation')).at(-1)?.to).toBe('NEW@seller.example');
    for (const ended of [first, second])
      expect((await accept(ended, 'sso:nina')).code).toBe('accounts.inviteNotFound');
    const revoke = await newest();
    expect((await stage.call('revokeUserInvite', 'seller', revoke)).status).toBe(200);
    expect((await accept(third, 'sso:nina')).code).toBe('accounts.inviteNotFound');
    expect((await stage.call('revokeUserInvite', 'seller', revoke)).code).toBe(
      'accounts.inviteNotFound',
    );
  });

  test('removes another, who is out at once, with the invitations that nobody has used', async () => {
    const sue = await as('sue');
    await invite('friend@seller.example', sue);
    await stage.world.values.put(`settings#${seller}#sue`, { density: 'compact' });
    await recordSignIn(stage.world, { user: 'sue', account: seller });
    const input = { account: seller, user: 'sue' };
    expect((await stage.call('removeUser', 'seller', input)).status).toBe(200);
    expect((await list(sue)).code).toBe('sessions.invalidAuth');
    expect(await users()).toEqual(['sam']);
    expect((await list()).data.invites).toEqual([]);
    const [link] = await links();
    expect((await accept(link, 'sso:friend')).code).toBe('accounts.inviteNotFound');
    expect(await stage.world.values.get(`settings#${seller}#sue`)).toBeUndefined();
    const whose = { account: seller, users: ['sue'] };
    expect(await lastSignIns(stage.world, whose)).toEqual([]);
    const mails = await stage.mails('accountLeft');
    expect(mails.map(({ to }) => to)).toEqual(['office@seller.example', 'sue@seller.example']);
    expect(mails[0]?.params).toMatchObject({
      person: 'Sue Sell (sue@seller.example)',
      departure: 'removed',
      users: 1,
    });
  });

  test('does not remove itself here, so that one user stays, nor anybody who does not use the account', async () => {
    const remove = (user: string) => stage.call('removeUser', 'seller', { account: seller, user });
    expect(await remove('sam')).toMatchObject({ status: 422, code: 'accounts.notYourself' });
    expect(await remove('rita')).toMatchObject({ status: 404, code: 'accounts.notLinked' });
    const before = (await stage.stored(seller)).data;
    expect([before.ssoUsers, await stage.mails('accountLeft')]).toEqual([['sam', 'sue'], []]);
  });

  test('of two who remove each other at once, one stays', async () => {
    const [sam, sue] = [await as('sam'), await as('sue')];
    await Promise.all([
      stage.call('removeUser', sam, { account: seller, user: 'sue' }),
      stage.call('removeUser', sue, { account: seller, user: 'sam' }),
    ]);
    expect(await users()).toHaveLength(1);
  });
});

describe('who left an office', () => {
  const office = people.ins.id;
  beforeEach(() =>
    stage.change(office, (account) => ({
      ...account,
      maxUsers: 5,
      ssoUsers: ['ines', 'karl'],
      joinings: [
        { user: 'karl', on: EARLIER, way: 'invitation', name: 'Karl Alt', email: 'k@ins.example' },
      ],
    })),
  );
  const remove = (user: string, caller: Caller = 'ins') =>
    stage.call('removeUser', caller, { account: office, user });
  const forget = (user: string) =>
    stage.call('removeUser', 'ins', { account: office, user, former: true });
  const former = async (caller: Caller = 'ins') => (await list(caller, office)).data?.former;

  test('is still named to its people, without an address, until they remove the name', async () => {
    await remove('karl');
    expect(await former()).toEqual([{ user: 'karl', name: 'Karl Alt', leftOn: NOW }]);
    expect(await former('seller')).toBeUndefined();
    expect(JSON.stringify((await stage.stored(office)).data.joinings)).not.toContain('@');
    const mails = (await stage.mails('accountLeft')).length;
    expect((await forget('karl')).status).toBe(200);
    expect([await former(), await forget('karl')]).toMatchObject([
      [],
      { code: 'accounts.notLinked' },
    ]);
    expect(await stage.mails('accountLeft')).toHaveLength(mails);
  });

  test('keeps the name where two remove the person at once, and the access where one comes back', async () => {
    const unlink = { account: office, ssoUser: 'karl' };
    await Promise.all([remove('karl'), stage.call('unlinkAccount', 'adm', unlink)]);
    expect((await remove('karl')).code).toBe('accounts.notLinked');
    expect((await stage.call('unlinkAccount', 'adm', unlink)).code).toBe('accounts.notLinked');
    expect(await former()).toMatchObject([{ name: 'Karl Alt' }]);
    await stage.change(office, (account) => ({ ...account, ssoUsers: ['ines', 'karl'] }));
    expect((await forget('karl')).code).toBe('accounts.notLinked');
    expect(await users(office)).toEqual(['ines', 'karl']);
  });

  test('cannot remove the own name, an administrator can', async () => {
    await remove('karl');
    await stage.change(farm, (account) => ({ ...account, ssoUsers: ['karl'] }));
    const input = { account: office, ssoUser: 'karl', evenLast: true, former: true };
    const karl = { token: await stage.tokenOf('farm', 'karl') };
    expect((await stage.call('unlinkAccount', karl, input)).code).toBe('accounts.notLinked');
    expect(await former()).toHaveLength(1);
    expect((await stage.call('unlinkAccount', 'adm', input)).status).toBe(200);
    expect(await former()).toEqual([]);
  });

  test('and comes back is one of its users again', async () => {
    await remove('karl');
    await stage.call('inviteUser', 'ins', { account: office, email: 'k@ins.example' });
    expect((await accept((await links()).at(-1), 'sso:karl:Karl Alt:k@ins.example')).status).toBe(
      200,
    );
    expect([await users(office), await former()]).toEqual([['ines', 'karl'], []]);
  });

  test('a farm or a company keeps no name', async () => {
    await stage.call('removeUser', 'seller', { account: seller, user: 'sue' });
    expect((await list()).data.former).toEqual([]);
    expect((await stage.stored(seller)).data.joinings).toEqual([]);
  });
});

describe('a control body', () => {
  const customers = async () => {
    await stage.change(farm, (account) => ({ ...account, maxUsers: 5, ssoUsers: ['fay'] }));
  };

  test('invites for its customer, and reads how many use the account, not who', async () => {
    await customers();
    await stage.call('createAccountInvite', 'adm', { account: farm });
    expect((await invite('anna@farm.example', 'ins', farm)).status).toBe(200);
    expect((await list('ins', farm)).data).toEqual({
      maxUsers: 5,
      used: 1,
      users: [],
      former: [],
      invites: [expect.objectContaining({ email: 'anna@farm.example' })],
    });
    const link = (await links()).at(-1);
    expect((await accept(link, 'sso:anna')).status).toBe(200);
    expect(await users(farm)).toEqual(['fay', 'anna']);
  });

  test('invites several customers at once, each to its own address, and none twice', async () => {
    const [noEmail, inUse] = [testId('no e-mail'), testId('in use')];
    const { data } = await stage.stored(farm);
    const { email: _email, ...address } = data.userData.address;
    const of = (more: object, controlNumber: string) => ({
      ...data,
      ...more,
      userData: { ...data.userData, address, controlNumber },
    });
    await stage.put('account', noEmail, of({}, 'DE-BY-006-22222-A'));
    await stage.put('account', inUse, of({ ssoUsers: ['uwe'] }, 'DE-BY-006-33333-A'));
    const accounts = [farm, noEmail, inUse, seller, farm];
    const refused = [
      { account: noEmail, code: 'accounts.noEmail' },
      { account: seller, code: 'entities.notFound' },
    ];
    const send = () => stage.call('inviteCustomers', 'ins', { accounts });
    expect((await send()).data).toEqual({ done: [farm], already: [inUse], refused });
    expect((await send()).data).toEqual({ done: [], already: [farm, inUse], refused });
    expect((await stage.mails('invitation')).map(({ to }) => to)).toEqual(['farm@example.org']);
    expect((await accept((await links())[0], 'sso:fay')).status).toBe(200);
  });

  test('invites nobody while it is not confirmed: neither again; but takes back', async () => {
    await invite('first@farm.example', 'ins', farm);
    const [{ id }] = (await list('ins', farm)).data.invites;
    await stage.change(people.ins.id, ({ staticData, ...account }) => ({
      ...account,
      staticData: { ...staticData, confirmedByAdminOn: undefined },
    }));
    const refused = { status: 403, code: 'accounts.controlBodyNotConfirmed' };
    expect(await invite('second@farm.example', 'ins', farm)).toMatchObject(refused);
    expect(await stage.call('inviteCustomers', 'ins', { accounts: [farm] })).toMatchObject(refused);
    const input = { account: farm, invite: id };
    expect(await stage.call('resendUserInvite', 'ins', input)).toMatchObject(refused);
    expect(await stage.mails('invitation')).toHaveLength(1);
    expect((await invite('own@ins.example', 'ins', people.ins.id)).code).not.toBe(refused.code);
    expect((await stage.call('revokeUserInvite', 'ins', input)).status).toBe(200);
  });

  test('handles the invitations that it sent, and no other', async () => {
    await customers();
    await stage.call('createAccountInvite', 'adm', { account: farm });
    const fay = { token: await stage.tokenOf('farm', 'fay') };
    const [{ id: foreign }] = (await list(fay, farm)).data.invites;
    await invite('anna@farm.example', 'ins', farm);
    const [{ id: own }] = (await list('ins', farm)).data.invites;
    for (const name of ['resendUserInvite', 'revokeUserInvite'] as const) {
      const answer = await stage.call(name, 'ins', { account: farm, invite: foreign });
      expect(answer).toMatchObject({ status: 404, code: 'accounts.inviteNotFound' });
    }
    const revoke = await stage.call('revokeUserInvite', 'ins', { account: farm, invite: own });
    expect(revoke.status).toBe(200);
    expect((await list(fay, farm)).data.invites).toHaveLength(1);
  });

  test('of before has no say any more', async () => {
    await stage.change(farm, (account) => ({
      ...account,
      userData: {
        ...account.userData,
        insData: [{ ins: testId('ins'), deactivatedOn: EARLIER }, { ins: testId('otherIns') }],
      },
    }));
    expect((await list('ins', farm)).code).toBe('entities.notFound');
    expect((await invite('a@farm.example', 'ins', farm)).code).toBe('entities.notFound');
    expect(await stage.mails('invitation')).toEqual([]);
  });

  test('does not invite into an account that was deactivated or redacted', async () => {
    await stage.change(farm, (account) => ({ ...account, active: false }));
    expect((await invite('a@farm.example', 'ins', farm)).code).toBe('accounts.accountDeactivated');
    await stage.change(farm, (account) => ({ ...account, active: true, redactedOn: NOW }));
    expect((await invite('a@farm.example', 'ins', farm)).code).toBe('accounts.redacted');
    expect(await stage.mails('invitation')).toEqual([]);
  });
});

describe('nobody is flooded', () => {
  test(`one address is sent ${ADDRESS_INVITES.count} invitations a day by one account, and still one by its control body`, async () => {
    for (let index = 0; index < ADDRESS_INVITES.count; index++) {
      expect((await invite('victim@example.org')).status).toBe(200);
    }
    expect((await invite('VICTIM@example.org')).status).toBe(429);
    expect((await invite('victim@example.org', 'ins', farm)).status).toBe(200);
    const [{ id }] = (await list()).data.invites;
    const resend = { account: seller, invite: id };
    expect((await stage.call('resendUserInvite', 'seller', resend)).status).toBe(429);
  });

  test(`one address is sent ${ADDRESS_INVITES_IN_ALL.count} invitations a day by all users together`, async () => {
    const accounts = ['a', 'b', 'c', 'd'].map(testId);
    const invited: (number | undefined)[] = [];
    for (const account of accounts) {
      await stage.put('account', account, { ...people.seller.data, ssoUsers: ['stranger'] });
      const { jwt: token } = await stage.world.tokens.issue({
        user: 'stranger',
        account,
        role: 'SUP',
      });
      for (let index = 0; index < ADDRESS_INVITES.count; index++) {
        invited.push(
          (await stage.call('inviteUser', { token }, { account, email: 'victim@example.org' }))
            .status,
        );
      }
    }
    expect(invited.filter((status) => status === 200)).toHaveLength(ADDRESS_INVITES_IN_ALL.count);
    expect((await invite('victim@example.org', 'ins', farm)).status).toBe(200);
  });

  test(`one account sends ${USER_INVITES.count} an hour`, async () => {
    const take = vi.spyOn(stage.world.limits, 'take');
    await invite('user@example.org');
    expect(take.mock.calls[0]).toEqual([expect.any(String), seller, USER_INVITES]);
  });
});

test('who claimed a farm and was objected to takes along whom it had invited', async () => {
  await stage.change(farm, (account) => ({ ...account, maxUsers: 5 }));
  await stage.call('registerFarmer', null, {
    ...facts,
    token: 'sso:eve',
  });
  const eve = { token: await stage.tokenOf('farm', 'eve') };
  await invite('second@eve.example', eve, farm);
  await accept((await links()).at(-1), 'sso:mallory');
  const mallory = { token: await stage.tokenOf('farm', 'mallory') };
  await invite('third@eve.example', mallory, farm);
  await accept((await links()).at(-1), 'sso:trudy');
  await invite('waiting@eve.example', mallory, farm);
  const waiting = (await links()).at(-1);
  await invite('fay@farm.example', 'ins', farm);
  await accept((await links()).at(-1), 'sso:fay');
  expect(await users(farm)).toEqual(['eve', 'mallory', 'trudy', 'fay']);

  const [mail] = await stage.mails('farmClaimed');
  const objectionId = mail?.params.link.replace('/not-me/', '');
  expect((await stage.call('objectToUser', null, { objectionId })).status).toBe(200);
  expect(await users(farm)).toEqual(['fay']);
  expect((await stage.stored(farm)).data.refusedUsers).toEqual(['eve', 'mallory', 'trudy']);
  expect((await accept(waiting, 'sso:walter')).code).toBe('accounts.inviteNotFound');
  expect((await list(mallory, farm)).code).toBe('sessions.invalidAuth');
});
