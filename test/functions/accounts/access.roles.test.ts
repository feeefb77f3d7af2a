import { beforeAll, describe, expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import {
  type AccessCall,
  type AccessStage,
  makeAccessStage,
  type PersonName,
  people,
} from './access-stage.ts';

let stage: AccessStage;
beforeAll(async () => {
  stage = await makeAccessStage();
  await stage.change(people.farm.id, (account) => ({ ...account, ssoUsers: ['fay'] }));
});

const account = people.seller.id;
const invite = testId('invite');
const administration: readonly (readonly [AccessCall, object])[] = [
  [
    'createAccount',
    { staticData: { name: 'x', role: 'ADM', country: testId('country') }, userData: {} },
  ],
  ['updateAccount', { account, maxUsers: 50 }],
  ['getAccess', { account }],
  ['createAccountInvite', { account }],
  ['resendAccountInvite', { account, invite }],
  ['revokeAccountInvite', { account, invite }],
  ['redactAccount', { account, reason: 'x' }],
];
const others: readonly (PersonName | null)[] = [null, 'seller', 'farm', 'ins'];

describe('only an administrator may', () => {
  const cells = administration.flatMap(([name, input]) =>
    others.map((caller) => [name, caller ?? 'guest', caller, input] as const),
  );
  test.each(cells)('%s, not %s', async (name, _, caller, input) => {
    const who = caller === 'farm' ? { token: await stage.tokenOf('farm', 'fay') } : caller;
    expect(await stage.call(name, who, input)).toMatchObject(
      caller === null
        ? { status: 401, code: 'sessions.signInNeeded' }
        : { status: 403, code: 'kernel.forbidden' },
    );
  });

  test('do these: none of the refused calls wrote anything', async () => {
    expect((await stage.stored(account)).data).toEqual(people.seller.data);
    expect(await stage.messages()).toEqual([]);
  });
});

test.each(['unregister', 'unlinkAccount'] as const)('%s is for who is signed in', async (name) => {
  const input = name === 'unregister' ? {} : { account, ssoUser: 'sam' };
  expect(await stage.call(name, null, input)).toMatchObject({
    status: 401,
    code: 'sessions.signInNeeded',
  });
});

test('what guests can call answers nothing about accounts that are not theirs', async () => {
  for (const input of [
    { inviteId: 'A'.repeat(22), token: 'sso:eva' },
    { inviteId: 'B'.repeat(22), token: 'sso:eva' },
  ]) {
    expect((await stage.call('register', null, input)).code).toBe('accounts.inviteNotFound');
  }
});
