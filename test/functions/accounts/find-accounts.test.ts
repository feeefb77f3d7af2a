import { expect, test } from 'vitest';
import { principal } from '#test/support/principals.ts';
import { makeAccessStage, people } from './access-stage.ts';

test('administrators find an account by contact person and by every address that mails go to', async () => {
  const { world, change } = await makeAccessStage();
  await change(people.seller.id, (account) => ({
    ...account,
    userData: {
      ...account.userData,
      contact: 'Zoë Huber',
      emails: [
        { email: 'first@example.org', status: 'verified' },
        { email: 'stall@huber.example', status: 'open' },
      ],
    },
  }));
  const rows = world.rowsFor(principal('ADM', { account: people.adm.id }));
  const find = async (field: string, value: string) => {
    const { items } = await rows.search({
      entityClass: 'account',
      attributeFilter: { field, comparison: 'contains', value },
      pagination: { start: 0, limit: 50 },
      sorting: [],
    });
    return items.map(({ id }) => id);
  };
  expect(await find('userData.contact', 'zoe hub')).toEqual([people.seller.id]);
  expect(await find('userData.emails.email', 'HUBER.example')).toEqual([people.seller.id]);
  expect(await find('userData.address.email', 'farm@')).toEqual([people.farm.id]);
  expect(await find('userData.emails.email', 'nobody@')).toEqual([]);
});
