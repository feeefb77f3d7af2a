import { beforeEach, describe, expect, test } from 'vitest';
import { NEWCOMER_DAYS } from '#shared/accounts/limits.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { type AccessStage, makeAccessStage, people } from './access-stage.ts';

const farm = people.farm.id;
const FRIEND = 'friend@example.org';

let stage: AccessStage;
beforeEach(async () => {
  stage = await makeAccessStage();
  const on = new Date(stage.time.now).toISOString();
  await stage.change(farm, (account) => ({
    ...account,
    maxUsers: 5,
    ssoUsers: ['fred', 'nora', 'late'],
    joinings: ['nora', 'late'].map((user) => ({ user, on, way: 'code' as const })),
  }));
});

const users = async () => (await stage.stored(farm)).data.ssoUsers;
const as = async (user: string) => ({ token: await stage.tokenOf('farm', user) });
const remove = async (caller: string, user: string) =>
  stage.call('removeUser', await as(caller), { account: farm, user });
const invite = async (caller: 'ins' | { token: string }) =>
  stage.call('inviteUser', caller, { account: farm, email: FRIEND });
const invites = async () => (await stage.stored(farm)).data.invites ?? [];
const wait = () => {
  stage.time.now += NEWCOMER_DAYS * DAY_MS;
};

describe(`who joined less than ${NEWCOMER_DAYS} days ago`, () => {
  test('removes nobody who was there before, but who came later', async () => {
    const refused = { status: 403, code: 'accounts.newcomer' };
    stage.time.now += NEWCOMER_DAYS * DAY_MS - 1;
    expect(await remove('nora', 'fred')).toMatchObject(refused);
    expect(await users()).toEqual(['fred', 'nora', 'late']);
    expect((await remove('nora', 'late')).status).toBe(200);
    stage.time.now += 1;
    expect((await remove('nora', 'fred')).status).toBe(200);
    expect(await users()).toEqual(['nora']);
  });

  test('is removed by those who were there before, and by an administrator', async () => {
    expect((await remove('fred', 'nora')).status).toBe(200);
    const input = { account: farm, ssoUser: 'late' };
    expect((await stage.call('unlinkAccount', 'adm', input)).status).toBe(200);
    expect(await users()).toEqual(['fred']);
  });

  test('takes back no invitation of others, nor takes it over by sending it again', async () => {
    await invite('ins');
    await invite(await as('nora'));
    const [ofOthers, own] = await invites();
    const revoke = async (id = '') =>
      stage.call('revokeUserInvite', await as('nora'), { account: farm, invite: id });
    expect(await revoke(ofOthers?.id)).toMatchObject({ status: 403, code: 'accounts.newcomer' });
    const resent = { account: farm, invite: ofOthers?.id };
    const resend = await stage.call('resendUserInvite', await as('nora'), resent);
    expect(resend).toMatchObject({ status: 403, code: 'accounts.newcomer' });
    expect((await revoke(own?.id)).status).toBe(200);
    wait();
    expect((await revoke(ofOthers?.id)).status).toBe(200);
  });

  test('replaces no invitation of an earlier user by one to the same address', async () => {
    const inviters = async () => (await invites()).map(({ user }) => user);
    for (const user of ['fred', 'nora', 'nora']) await invite(await as(user));
    expect(await inviters()).toEqual(['fred', 'nora']);
    await invite(await as('fred'));
    expect(await inviters()).toEqual(['fred']);
  });
});

test('an invitation by a user does not replace that of the control body; each replaces its own', async () => {
  for (const caller of ['ins', await as('fred'), await as('fred'), 'ins'] as const) {
    expect((await invite(caller)).status).toBe(200);
  }
  const creators = (await invites()).map(({ createdBy }) => createdBy);
  expect(creators).toEqual([people.ins.id]);
  await invite(await as('fred'));
  expect((await invites()).map(({ createdBy }) => createdBy)).toEqual([people.ins.id, farm]);
});
