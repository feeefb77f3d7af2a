import { beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '#shared/accounts/account.ts';
import { INVITE_DAYS } from '#shared/accounts/limits.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { type AccessStage, EARLIER, makeAccessStage, people } from './access-stage.ts';

let stage: AccessStage;
beforeEach(async () => {
  stage = await makeAccessStage();
});

const [farm, ins, otherIns] = [people.farm.id, people.ins.id, people.otherIns.id];
const links = async () =>
  (await stage.mails('invitation')).map(({ params }) => params.link.replace('/invitation/', ''));
const accept = (inviteId: string | undefined) =>
  stage.call('register', null, { inviteId, token: 'sso:anna' });
const tie = (insData: Account['userData']['insData']) =>
  stage.change(farm, (account) => ({ ...account, userData: { ...account.userData, insData } }));
const ended = { ins, deactivatedOn: EARLIER };
const becomes = (more: Partial<Account['staticData']>, active = true) =>
  stage.change(ins, ({ staticData, ...account }) => ({
    ...account,
    active,
    staticData: { ...staticData, ...more },
  }));

describe('an invitation of a control body ends', () => {
  test.each([
    ['with its tie to the farm', () => tie([ended, { ins: otherIns }])],
    ['when its tie is taken away', () => tie([{ ins: otherIns }])],
    ['with its confirmation', () => becomes({ confirmedByAdminOn: undefined })],
    ['with its own account', () => becomes({}, false)],
  ])('%s', async (_, end) => {
    await stage.call('inviteUser', 'ins', { account: farm, email: 'anna@farm.example' });
    const [inviteId] = await links();
    await end();
    const refused = { status: 403, code: 'accounts.inviteExpired' };
    expect(await stage.call('getInvite', null, { inviteId })).toMatchObject(refused);
    expect(await accept(inviteId)).toMatchObject(refused);
    expect((await stage.stored(farm)).data.ssoUsers).toEqual([]);
  });

  test.each([
    ['its tie has ended', () => tie([ended, { ins: otherIns }])],
    ['its tie is taken away', () => tie([{ ins: otherIns }])],
    ['it is deactivated', () => tie([{ ins }, { ins: otherIns }]).then(() => becomes({}, false))],
  ])(
    'and keeps no place from the next control body, nor its invitation from the farm, where %s',
    async (_, end) => {
      await stage.change(farm, (account) => ({ ...account, maxUsers: 1 }));
      await stage.call('inviteUser', 'ins', { account: farm, email: 'anna@farm.example' });
      await stage.change(otherIns, (account) => ({ ...account, ssoUsers: ['otto'] }));
      await end();
      const otto = { token: await stage.tokenOf('otherIns', 'otto') };
      const many = await stage.call('inviteCustomers', otto, { accounts: [farm] });
      expect(many.data).toEqual({ done: [farm], already: [], refused: [] });
      expect((await accept((await links()).at(-1))).status).toBe(200);
    },
  );

  test('and is listed as waiting no more, neither to the farm nor to administrators', async () => {
    await stage.change(farm, (account) => ({ ...account, ssoUsers: ['eve'] }));
    await stage.call('inviteUser', 'ins', { account: farm, email: 'anna@farm.example' });
    const eve = { token: await stage.tokenOf('farm', 'eve') };
    const listed = async () => [
      (await stage.call('getUsers', eve, { account: farm })).data.invites.length,
      (await stage.call('getAccess', 'adm', { account: farm })).data.invites.length,
    ];
    expect(await listed()).toEqual([1, 1]);
    await tie([ended, { ins: otherIns }]);
    expect(await listed()).toEqual([0, 0]);
  });

  test('but that of an administrator does not end with a tie', async () => {
    await stage.call('createAccountInvite', 'adm', { account: farm });
    await tie([ended, { ins: otherIns }]);
    expect((await accept((await links())[0])).status).toBe(200);
  });
});

describe('an invitation of an administrator ends', () => {
  const administrator = (change: (account: Account) => Account) =>
    stage.change(people.adm.id, change);
  test.each([
    [
      'with the account that sent it',
      () => administrator((account) => ({ ...account, active: false })),
    ],
    [
      'with the role of that account',
      () =>
        administrator(({ staticData, ...account }) => ({
          ...account,
          staticData: { ...staticData, role: 'AUT' },
        })),
    ],
    [
      'when the person leaves',
      () => administrator((account) => ({ ...account, ssoUsers: ['otto'] })),
    ],
  ])('%s', async (_, end) => {
    const { data } = await stage.call('createAccountInvite', 'adm', { account: farm });
    await end();
    expect(await accept(data.inviteId)).toMatchObject({
      status: 403,
      code: 'accounts.inviteExpired',
    });
    expect((await stage.stored(farm)).data.ssoUsers).toEqual([]);
  });
});

describe('an invitation that another one sends again', () => {
  const again = async () => {
    const [sent] = (await stage.stored(farm)).data.invites ?? [];
    return stage.call('resendAccountInvite', 'adm', { account: farm, invite: sent?.id });
  };
  const inviters = async () =>
    ((await stage.stored(farm)).data.invites ?? []).map(({ createdBy, user }) => [createdBy, user]);

  test('stays that of the control body, and ends with its tie', async () => {
    await stage.call('inviteUser', 'ins', { account: farm, email: 'anna@farm.example' });
    const { data } = await again();
    expect(await inviters()).toEqual([[ins, undefined]]);
    await tie([ended, { ins: otherIns }]);
    expect((await accept(data.inviteId)).code).toBe('accounts.inviteExpired');
    expect(await again()).toMatchObject({ status: 403, code: 'accounts.inviteExpired' });
  });

  test.each([
    ['the administrator leaves', (account: Account) => ({ ...account, ssoUsers: ['otto'] })],
    ['that account is deactivated', (account: Account) => ({ ...account, active: false })],
  ])('ends too when %s who has read its new link', async (_, change) => {
    await stage.call('inviteUser', 'ins', { account: farm, email: 'anna@farm.example' });
    const { data } = await again();
    await stage.change(people.adm.id, change);
    expect((await accept(data.inviteId)).code).toBe('accounts.inviteExpired');
    expect((await stage.stored(farm)).data.ssoUsers).toEqual([]);
    await stage.call('inviteUser', 'ins', { account: farm, email: 'anna@farm.example' });
    expect((await accept((await links()).at(-1))).status).toBe(200);
  });

  test('stays that of the user: an objection to the one reaches the other', async () => {
    await stage.change(farm, (account) => ({
      ...account,
      ssoUsers: ['eve'],
      refusedUsers: ['mallory'],
    }));
    const eve = { token: await stage.tokenOf('farm', 'eve') };
    await stage.call('inviteUser', eve, { account: farm, email: 'anna@farm.example' });
    await accept((await again()).data.inviteId);
    const { joinings, refusedUsers } = (await stage.stored(farm)).data;
    expect([joinings?.at(-1)?.invitedBy, refusedUsers]).toEqual(['eve', ['mallory']]);
  });
});

describe('an invitation to an account whose address was wrong', () => {
  const inviteMany = () => stage.call('inviteCustomers', 'ins', { accounts: [farm] });
  const inviteTo = (email: string) => stage.call('inviteUser', 'ins', { account: farm, email });
  const correct = () => {
    const userData = { address: { citycode: '80331', email: 'right@example.org' } };
    return stage.call('updateAccount', 'adm', { account: farm, userData });
  };

  test.each([
    ['its control body to all customers', inviteMany],
    ['its control body to this one', () => inviteTo('Farm@example.org')],
    ['an administrator', () => stage.call('createAccountInvite', 'adm', { account: farm })],
  ])(
    'ends when the address is put right, so that the next one goes there: of %s',
    async (_, invite) => {
      await invite();
      const [first] = await links();
      expect((await correct()).status).toBe(200);
      expect(await accept(first)).toMatchObject({ status: 404, code: 'accounts.inviteNotFound' });
      expect((await inviteMany()).data).toEqual({ done: [farm], already: [], refused: [] });
      expect((await stage.mails('invitation')).at(-1)?.to).toBe('right@example.org');
      expect((await accept((await links()).at(-1))).status).toBe(200);
    },
  );

  test('stays where it went to another address, and keeps none from the own one', async () => {
    await inviteTo('anna@farm.example');
    await correct();
    expect((await inviteMany()).data.done).toEqual([farm]);
    expect((await accept((await links())[0])).status).toBe(200);
  });

  test('stays where a user of the account changes the address', async () => {
    await inviteTo('farm@example.org');
    await stage.change(farm, (account) => ({ ...account, ssoUsers: ['eve'] }));
    const eve = { token: await stage.tokenOf('farm', 'eve') };
    const { rev } = await stage.stored(farm);
    const userData = { address: { citycode: '80331', email: 'eve@evil.example' } };
    expect((await stage.call('updateProfile', eve, { userData, rev })).status).toBe(200);
    expect((await accept((await links())[0])).status).toBe(200);
  });
});

test('an invitation that nobody has used is seen to be over as long as it held, and goes then', async () => {
  const invited = async () =>
    (await stage.stored(farm)).data.invites?.map(({ email }) => email?.split('@')[0]);
  const invite = async (name: string) =>
    stage.call('createAccountInvite', 'adm', { account: farm, email: `${name}@farm.example` });
  await invite('used');
  await accept((await links())[0]);
  await invite('unused');
  stage.time.now += 2 * INVITE_DAYS * DAY_MS - 1;
  await invite('early');
  expect(await invited()).toEqual(['used', 'unused', 'early']);
  stage.time.now += 1;
  await invite('late');
  expect(await invited()).toEqual(['used', 'early', 'late']);
});
