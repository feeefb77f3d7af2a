import { beforeEach, expect, test } from 'vitest';
import { Account } from '#shared/accounts/account.ts';
import { profileOf } from '#shared/accounts/profile-of.ts';
import { processOf } from '#test/shared/requests/process-of.ts';
import { offerOf, supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { type AccessStage, EARLIER, facts, makeAccessStage, NOW, people } from './access-stage.ts';

const MINUTE = 60_000;
const farm = people.farm.id;
const address = { citycode: '80331', email: 'farm@example.org', phone: '+49 89 12345' };
const EVE = 'sso:eve:Eve Fremd:eve@elsewhere.example';

let stage: AccessStage;
beforeEach(async () => {
  stage = await makeAccessStage();
  await stage.change(farm, ({ userData, ...account }) => ({
    ...account,
    maxUsers: 5,
    supExtra: { tosAcceptedOn: EARLIER },
    userData: {
      ...userData,
      address,
      contact: 'Fred',
      emails: [{ email: 'farm@example.org', status: 'verified' }],
      supData: [supplierData({ confirmedByAdminOn: EARLIER })],
    },
  }));
});

const claim = (token = EVE) => stage.call('registerFarmer', null, { ...facts, token });
/** The secret of the link in the newest mail to the farm's control body. */
const objectionId = async (): Promise<string> => {
  const link: string = (await stage.mails('farmClaimed')).at(-1)?.params.link ?? '';
  return link.replace('/not-me/', '');
};
const object = (id: string) => stage.call('objectToUser', null, { objectionId: id });
const signedIn = async (user: string) => ({ token: await stage.tokenOf('farm', user) });
const leave = async (user: string) =>
  stage.call('unregister', await signedIn(user), { evenLast: true });
const users = async () => (await stage.stored(farm)).data.ssoUsers;
/** What the users of the farm say of it. */
const said = async () => {
  const { supExtra, userData } = (await stage.stored(farm)).data;
  return { supExtra, profile: profileOf({ userData }), emails: userData.emails };
};
/** Gives the farm another address, e-mail and place of sale, as eve. */
const seize = async () => {
  const { rev, data } = await stage.stored(farm);
  const evil = { citycode: '80331', city: 'Anderswo', email: 'eve@evil.example' };
  const supData = profileOf(data).supData.map((entry) => ({
    ...entry,
    locationsOfSale: [{ internalName: 'Eve', isDefault: true, address: evil }],
  }));
  const userData = { address: evil, contact: 'Eve', emails: [{ email: evil.email }], supData };
  const answer = await stage.call('updateProfile', await signedIn('eve'), { userData, rev });
  expect(answer.status).toBe(200);
};

test('an objection puts back what the users of a farm say of it, and keeps what offices decided since', async () => {
  const before = await said();
  await claim();
  await seize();
  await stage.change(farm, ({ userData, ...account }) => ({
    ...account,
    adminMemo: 'called',
    supExtra: { tosAcceptedOn: NOW, tosVersion: 'newer' },
    userData: Account.shape.userData.parse({
      ...userData,
      supData: userData.supData.map(({ confirmedByAdminOn: _, ...entry }) => entry),
      insData: [...userData.insData, { ins: testId('otherIns') }],
    }),
  }));
  await object(await objectionId());
  expect(await said()).toEqual(before);
  const { adminMemo, userData } = (await stage.stored(farm)).data;
  expect([adminMemo, userData.insData.length, userData.supData[0]?.confirmedByAdminOn]).toEqual([
    'called',
    2,
    undefined,
  ]);
});

test('the link of who has left, or came again, holds and undoes all', async () => {
  const before = await said();
  for (const _ of ['first', 'again']) {
    await claim();
    await seize();
    await leave('eve');
  }
  expect((await object(await objectionId())).status).toBe(200);
  expect(await said()).toEqual(before);
  expect((await claim('sso:fay')).code).toBe('accounts.claimRefused');
});

test('the link against an accomplice does not bring back what the first one undid', async () => {
  const before = await said();
  await claim();
  const first = await objectionId();
  await seize();
  await leave('eve');
  await claim('sso:eva');
  const second = await objectionId();
  await object(first);
  expect([await said(), await users()]).toEqual([before, ['eva']]);
  await object(second);
  expect([await said(), await users()]).toEqual([before, []]);
});

test('an objection reaches whom somebody brought along, also through one who has left', async () => {
  await claim();
  const id = await objectionId();
  for (const [inviter, guest] of [
    ['eve', 'bea'],
    ['bea', 'cleo'],
  ] as const) {
    const invitation = { account: farm, email: `${guest}@evil.example` };
    await stage.call('inviteUser', await signedIn(inviter), invitation);
    const link = (await stage.mails('invitation')).at(-1)?.params.link ?? '';
    const inviteId = link.replace('/invitation/', '');
    await stage.call('register', null, { inviteId, token: `sso:${guest}` });
  }
  await leave('bea');
  expect(await users()).toEqual(['eve', 'cleo']);
  await object(id);
  expect(await users()).toEqual([]);
});

test('an objection ends the open invitations since the joining, but for those of offices to a person', async () => {
  await claim();
  const id = await objectionId();
  const { data } = await stage.call('createAccountInvite', 'adm', { account: farm });
  const invite = async (inviter: 'ins' | { token: string }, email: string) => {
    await stage.call('inviteUser', inviter, { account: farm, email });
    return (await stage.mails('invitation')).at(-1)?.params.link.replace('/invitation/', '');
  };
  const ofEve = await invite(await signedIn('eve'), 'eva@evil.example');
  const ofOffice = await invite('ins', 'fred@hof.example');
  await object(id);
  const accept = async (inviteId: string | undefined, user: string) =>
    (await stage.call('register', null, { inviteId, token: `sso:${user}` })).code;
  expect(await accept(data.inviteId, 'eva')).toBe('accounts.inviteNotFound');
  expect(await accept(ofEve, 'eva')).toBe('accounts.inviteNotFound');
  expect([await accept(ofOffice, 'fred'), await users()]).toEqual([null, ['fred']]);
});

test('the mail about an objection names the offers and requests since the joining', async () => {
  const request = (hid: string, more: object = {}) => {
    const sentOn = new Date(stage.time.now).toISOString();
    const process = processOf({ hid, agr: farm, creator: farm, sentOn, ...more });
    return stage.put('request-process', testId(hid), process);
  };
  const offer = (amount: number) =>
    stage.put('offer', testId(`offer ${amount}`), offerOf({ owner: farm, amount }));
  await offer(1);
  await request('DE-2026-000001');
  stage.time.now += MINUTE;
  await claim();
  stage.time.now += MINUTE;
  await offer(2);
  await request('DE-2026-000002');
  await request('DE-2026-000003', { creator: testId('ins') });
  await request('DE-2026-000004', { status: 'new', sentOn: undefined });
  await object(await objectionId());
  const mails = await stage.mails('farmRestored');
  expect(mails.map(({ to }) => to)).toEqual(['farm@example.org', testId('ins'), people.adm.id]);
  expect(mails[0]?.params).toEqual({
    country: testId('country'),
    accountName: 'farm',
    person: 'Eve Fremd (eve@elsewhere.example)',
    users: 0,
    since: '2026-03-02T08:01:00.000Z',
    offers: [expect.stringMatching(/^2 /)],
    requests: ['DE-2026-000002'],
  });
});
