import { expect, test } from 'vitest';
import { makeAccessStage, people } from './access-stage.ts';

test('a seller’s name leads nobody to another site, by whatever mail about the account', async () => {
  const stage = await makeAccessStage();
  const account = people.seller.id;
  await stage.change(account, ({ staticData, userData, ...kept }) => ({
    ...kept,
    staticData: { ...staticData, name: 'Locked https://evil.example/login' },
    userData: { ...userData, address: { email: 'victim@example.org' } },
  }));
  await stage.call('inviteUser', 'seller', { account, email: 'other@example.org' });
  const [invitation] = await stage.mails('invitation');
  const inviteId = invitation?.params.link.replace('/invitation/', '');
  await stage.call('register', null, { inviteId, token: 'sso:nina' });
  await stage.call('removeUser', 'seller', { account, user: 'nina' });
  const { rev } = await stage.stored(account);
  const userData = { address: { email: 'next@example.org' } };
  await stage.call('updateProfile', 'seller', { rev, userData });
  for (const template of [
    'invitation',
    'accountJoined',
    'accountLeft',
    'addressRemoved',
  ] as const) {
    const names = (await stage.mails(template)).map(({ params }) => params.accountName);
    expect([template, new Set(names)]).toEqual([template, new Set(['Locked …'])]);
  }
});
