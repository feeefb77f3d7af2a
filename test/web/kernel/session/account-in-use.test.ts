import { expect, test } from 'vitest';
import { farm, office, worldOf } from './session-world.ts';

const KEY = 'session.account';

test('a tab that signs in again comes back in its own account; new tabs begin in the one chosen last', async () => {
  const { session, storage, tabStorage, logins, newest } = worldOf();
  storage.set(KEY, farm.id);
  tabStorage.set(KEY, office.id);
  await session.complete('https://de.example/?code=x');
  await session.renewed((await newest()) ?? '');
  expect(logins.map(({ useAccount }) => useAccount)).toEqual([office.id, office.id]);
  expect(storage.get(KEY)).toBe(farm.id);
});

test.each([null, 'gone'])(
  'new tabs begin in the account that a device gets whose choice is %s',
  async (choice) => {
    const { session, storage, login } = worldOf();
    if (choice !== null) storage.set(KEY, choice);
    if (choice === 'gone') login.mockRejectedValueOnce(new Error('not found'));
    await session.restore();
    expect(storage.get(KEY)).toBe(farm.id);
  },
);
