import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mailedAddresses } from '#functions/mail/addresses-of.ts';
import type { Account } from '#shared/accounts/account.ts';
import { sized } from '#test/support/campaign.ts';
import { testId } from '#test/support/test-id.ts';
import { type AccessStage, EARLIER, makeAccessStage, NOW, people } from './access-stage.ts';

let stage: AccessStage;
beforeEach(async () => {
  stage = await makeAccessStage();
});

const seller = people.seller.id;
const users = async (id: string = seller) => (await stage.stored(id)).data.ssoUsers;

describe('a user', () => {
  test('leaves the account that it acts through, and is out at once', async () => {
    const token = await stage.tokenOf('seller', 'sam');
    await stage.world.values.put(`settings#${seller}#sam`, { density: 'compact' });
    expect(await stage.call('unregister', { token }, {})).toMatchObject({ status: 200, data: {} });
    expect(await users()).toEqual(['sue']);
    expect((await stage.call('unregister', { token }, {})).status).toBe(401);
    expect(await stage.timeline(seller)).toEqual(['user unlinked', 'test']);
    expect(await stage.world.values.get(`settings#${seller}#sam`)).toBeUndefined();
  });

  test('whose settings cannot be removed stays, and leaves with them by the next try', async () => {
    const token = await stage.tokenOf('seller', 'sam');
    await stage.world.values.put(`settings#${seller}#sam`, { density: 'compact' });
    vi.spyOn(stage.world.values, 'remove').mockRejectedValueOnce(new Error('no table'));
    expect((await stage.call('unregister', { token }, {})).status).toBe(500);
    expect((await stage.call('unregister', { token }, {})).status).toBe(200);
    expect(await users()).toEqual(['sue']);
    expect(await stage.world.values.get(`settings#${seller}#sam`)).toBeUndefined();
  });

  test('is the last one only where that is meant: then the account stays', async () => {
    const leave = async (user: string, input: object) =>
      stage.call('unregister', { token: await stage.tokenOf('seller', user) }, input);
    await leave('sam', {});
    expect(await leave('sue', {})).toMatchObject({ status: 409, code: 'accounts.lastUser' });
    expect(await users()).toEqual(['sue']);
    expect((await leave('sue', { evenLast: true })).status).toBe(200);
    const { data } = await stage.stored(seller);
    expect([data.ssoUsers, data.active]).toEqual([[], true]);
  });

  test('leaves another of its accounts without acting through it', async () => {
    await stage.change(people.farm.id, (account) => ({ ...account, ssoUsers: ['sam'] }));
    const input = { account: people.farm.id, ssoUser: 'sam', evenLast: true };
    expect((await stage.call('unlinkAccount', 'seller', input)).status).toBe(200);
    expect([await users(people.farm.id), await users()]).toEqual([[], ['sam', 'sue']]);
  });

  test('cannot unlink a colleague, a stranger, nor itself where it is not, and learns nothing', async () => {
    for (const [account, ssoUser] of [
      [seller, 'sue'],
      [people.retired.id, 'rita'],
      [people.farm.id, 'sam'],
      [testId('nothing'), 'sam'],
    ] as const) {
      expect(await stage.call('unlinkAccount', 'seller', { account, ssoUser })).toEqual({
        status: 404,
        code: 'accounts.notLinked',
        data: null,
        details: [],
      });
    }
    expect([await users(), await users(people.retired.id)]).toEqual([['sam', 'sue'], ['rita']]);
  });
});

describe('the mails of an account', () => {
  const join = (user: string) =>
    ({ user, on: EARLIER, way: 'invitation', email: `${user}@seller.example` }) as const;
  const reach = (addresses: readonly string[]) =>
    stage.change(seller, (account) => ({
      ...account,
      joinings: [join('sam'), join('sue')],
      userData: {
        ...account.userData,
        emails: addresses.map((email) => ({ email, status: 'verified' })),
      },
    }));
  const reached = async () => mailedAddresses((await stage.stored(seller)).data);
  const unlink = (ssoUser: string) =>
    stage.call('unlinkAccount', 'adm', { account: seller, ssoUser });

  test('do not go to the own address of somebody who uses it no more', async () => {
    await reach(['SUE@seller.example', 'sam@seller.example', 'office@seller.example']);
    await unlink('sue');
    expect(await reached()).toEqual(['sam@seller.example', 'office@seller.example']);
  });

  test.each([['sue'], ['sam']])(
    'still go to the only address, though %s leaves, as nobody else would get them',
    async (user) => {
      await reach([`${user}@seller.example`]);
      await unlink(user);
      expect(await reached()).toEqual([`${user}@seller.example`]);
    },
  );
});

describe('who left, and may be objected to no more, is forgotten with the next save of', () => {
  const gone = (account: Account): Account => ({
    ...account,
    joinings: [
      { user: 'sue', on: EARLIER, way: 'claim', email: 'sue@seller.example' },
      {
        user: 'gus',
        on: EARLIER,
        way: 'claim',
        email: 'gus@elsewhere.example',
        objection: { hash: 'a'.repeat(64), expires: NOW },
      },
    ],
  });
  const addresses = async () =>
    (await stage.stored(seller)).data.joinings?.map(({ email }) => email);
  const saves = {
    'the profile': async () => {
      const { rev } = await stage.stored(seller);
      return stage.call('updateProfile', 'seller', { uiLocale: 'en_GB', rev });
    },
    'its invitations': () =>
      stage.call('inviteUser', 'seller', { account: seller, email: 'anna@seller.example' }),
  };

  test.each(Object.entries(saves))('%s', async (_, save) => {
    await stage.change(seller, gone);
    stage.time.now -= 1;
    expect((await save()).status).toBe(200);
    expect(await addresses()).toEqual(['sue@seller.example', 'gus@elsewhere.example']);
    stage.time.now += 1;
    expect((await save()).status).toBe(200);
    expect(await addresses()).toEqual(['sue@seller.example']);
  });
});

describe('an administrator', () => {
  test('takes an account from anybody', async () => {
    const input = { account: seller, ssoUser: 'sue' };
    expect((await stage.call('unlinkAccount', 'adm', input)).status).toBe(200);
    expect(await users()).toEqual(['sam']);
    expect(await stage.call('unlinkAccount', 'adm', input)).toMatchObject({
      status: 404,
      code: 'accounts.notLinked',
    });
  });
});

test.each([
  ['unlinkAccount', { account: people.adm.id, ssoUser: 'ada' }],
  ['unregister', { evenLast: true }],
] as const)(
  'the last user of an administrator does not leave by %s: nobody could let anybody in',
  async (call, input) => {
    const refused = { status: 422, code: 'accounts.notYourself' };
    expect(await stage.call(call, 'adm', input)).toMatchObject(refused);
    expect(await users(people.adm.id)).toEqual(['ada']);
    await stage.change(people.adm.id, (account) => ({ ...account, ssoUsers: ['ada', 'otto'] }));
    expect((await stage.call(call, 'adm', input)).status).toBe(200);
    expect(await users(people.adm.id)).toEqual(['otto']);
  },
);

test('nor by way of another account of the same person', async () => {
  const input = { account: people.adm.id, ssoUser: 'ada', evenLast: true };
  const token = await stage.tokenOf('seller', 'ada');
  await stage.change(seller, (account) => ({ ...account, ssoUsers: ['sam', 'ada'] }));
  expect(await stage.call('unlinkAccount', { token }, input)).toMatchObject({
    status: 422,
    code: 'accounts.notYourself',
  });
  expect(await users(people.adm.id)).toEqual(['ada']);
});

const LEAVING = sized(20);
test(`of ${LEAVING} who leave at once each is gone`, async () => {
  const many = Array.from({ length: LEAVING }, (_, index) => `user${index}`);
  await stage.change(seller, (account) => ({
    ...account,
    maxUsers: 50,
    ssoUsers: ['sam', ...many],
  }));
  const answers = await Promise.all(
    many.map(async (user) =>
      stage.call('unregister', { token: await stage.tokenOf('seller', user) }, {}),
    ),
  );
  const stayed = many.filter((_, index) => answers[index]?.status !== 200);
  expect(await users()).toEqual(['sam', ...stayed]);
  expect(answers.every(({ status, code }) => status === 200 || code === 'entities.busy')).toBe(
    true,
  );
});
