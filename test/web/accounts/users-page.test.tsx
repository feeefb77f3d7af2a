import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Role } from '#shared/kernel/role.ts';
import { accountRoles } from '#shared/sessions/account-roles.ts';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import type { Answers } from '#test/web/fake-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { mayEnter } from '#web/app/guard.ts';
import { routes } from '#web/app/routes.ts';
import { userFilter } from '#web/features/accounts/users/user-filter.ts';
import { UsersPage } from '#web/features/accounts/users/users-page.tsx';

const country = countryOf();
const admin = accountOf('ADM', 'Verwaltung');
const farm = accountOf('AGR', 'Biohof Lindner', {
  userData: { controlNumber: '1234567890', address: { email: 'farm@example.org' } },
});

const searching = (accounts: readonly Entity<Account>[], total = accounts.length): Answers => ({
  'POST search/search/execute': ({ entityClass }) =>
    entityClass === 'country'
      ? { items: [country], next: null }
      : { items: [...accounts], next: total > accounts.length ? 'next' : null },
  'POST search/search/count': () => ({ count: total }),
});

const open = (answers: Answers) => renderPage(<UsersPage />, { answers, account: admin, country });

test('administrators alone may enter, and have no profile; a guest has neither', () => {
  const entered = (role: Role) => {
    const account = role === 'GUEST' ? null : accountOf(role, 'somebody').data;
    const roles = account === null ? (['GUEST'] as const) : accountRoles(account);
    const facts = { roles, country: country.data, account };
    return (['AdminUsers', 'AdminUser', 'Profile'] as const).filter((name) =>
      mayEnter(routes[name], facts),
    );
  };
  expect(entered('ADM')).toEqual(['AdminUsers', 'AdminUser']);
  expect(entered('GUEST')).toEqual([]);
  for (const role of ['AGR', 'SUP', 'INS', 'AUT', 'ASO'] as const)
    expect(entered(role), role).toEqual(['Profile']);
});

test('a row names the account with number and mail, its role, country and state', async () => {
  const off = accountOf('SUP', 'Zuchtbetrieb', { active: false });
  await open(searching([farm, off]));
  const rows = await screen.findAllByRole('row');
  await within(rows[1] ?? document.body).findByText('Deutschland');
  expect(
    rows.slice(1).map((row) => [...row.children].slice(1).map((cell) => cell.textContent)),
  ).toEqual([
    [
      'Biohof Lindner123-456-7890 · farm@example.org',
      t('role.AGR'),
      'Deutschland',
      t('accounts.customers.status.active'),
    ],
    ['Zuchtbetrieb', t('role.SUP'), 'Deutschland', t('users.state.deactivated')],
  ]);
});

test('what is searched for stands in the address; nothing found offers the way back', async () => {
  const { user, address, calls } = await open(searching([]));
  await user.type(screen.getByRole('searchbox'), 'lindner');
  await user.click(screen.getByRole('button', { name: t('words.search') }));
  await user.selectOptions(screen.getByRole('combobox', { name: t('words.role') }), 'INS');
  await expect.poll(address).toBe('/?text=lindner&role=INS');
  await screen.findByRole('heading', { name: t('administration.nothingFound') });
  await user.click(screen.getByRole('button', { name: t('words.showAll') }));
  await expect.poll(address).toBe('/');
  const asked = calls.flatMap(({ name, input }) =>
    name === 'POST search/search/execute' ? [input] : [],
  );
  expect(asked).toContainEqual(
    expect.objectContaining({
      entityClass: 'account',
      attributeFilter: userFilter(
        { text: 'lindner', role: 'INS', country: '', state: '', waits: '' },
        [],
      ),
    }),
  );
});

test('the next 50 come on demand; an account that comes with both pages stands in the list once', async () => {
  const next = accountOf('SUP', 'Zuchtbetrieb');
  const { user, calls } = await open({
    ...searching([farm], 80),
    'POST search/search/execute': ({ entityClass, pagination }) => {
      if (entityClass === 'country') return { items: [country], next: null };
      return pagination?.cursor === 'next'
        ? { items: [farm, next], next: null }
        : { items: [farm], next: 'next' };
    },
  });
  await user.click(await screen.findByRole('button', { name: t('list.more', { count: 50 }) }));
  await screen.findByRole('rowheader', { name: /^Zuchtbetrieb/ });
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  expect(calls).toContainEqual({
    name: 'POST search/search/execute',
    input: {
      entityClass: 'account',
      sorting: [{ field: 'staticData.name', direction: 'asc', locale: 'de_DE' }],
      pagination: { limit: 50, cursor: 'next' },
    },
  });
});

test('a heading sorts all accounts, by the server and in the address; the arrow keys go from one to the next', async () => {
  const { user, calls, address } = await open(searching([farm, accountOf('SUP', 'Zuchtbetrieb')]));
  await user.click(await screen.findByRole('button', { name: t('words.role') }));
  const heading = screen.getByRole('columnheader', { name: t('words.role') });
  expect(heading.getAttribute('aria-sort')).toBe('ascending');
  await user.click(screen.getByRole('button', { name: t('words.role') }));
  await expect.poll(address).toBe('/?sort=-role');
  await waitFor(() =>
    expect(calls).toContainEqual({
      name: 'POST search/search/execute',
      input: {
        entityClass: 'account',
        sorting: [
          { field: 'staticData.role', direction: 'desc', locale: 'de_DE' },
          { field: 'staticData.name', direction: 'asc', locale: 'de_DE' },
        ],
        pagination: { limit: 50, start: 0 },
      },
    }),
  );
  (await screen.findByRole('link', { name: 'Biohof Lindner' })).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Zuchtbetrieb');
});

test('a number is found however it is grouped, a name by its words in any order', () => {
  expect(
    userFilter(
      { text: '123-456 7890', role: '', country: '', state: 'deactivated', waits: '' },
      [],
    ),
  ).toEqual({
    $and: [
      { field: 'state', comparison: 'eq', value: 'deactivated' },
      {
        $or: [
          {
            $and: [
              { field: 'staticData.name', comparison: 'contains', value: '123-456' },
              { field: 'staticData.name', comparison: 'contains', value: '7890' },
            ],
          },
          { field: 'userData.address.email', comparison: 'contains', value: '123-456 7890' },
          { field: 'userData.emails.email', comparison: 'contains', value: '123-456 7890' },
          { field: 'userData.contact', comparison: 'contains', value: '123-456 7890' },
          { field: 'controlNumberKey', comparison: 'contains', value: '1234567890' },
        ],
      },
    ],
  });
  expect(
    userFilter({ text: ' ', role: '', country: testId('country'), state: '', waits: '' }, []),
  ).toEqual({
    $and: [{ field: 'staticData.country', comparison: 'eq', value: testId('country') }],
  });
  const waits = { text: '', role: '', country: '', state: '', waits: 'supplier' } as const;
  expect(userFilter(waits, [testId('country')])).toEqual({
    $and: [{ field: 'waits', comparison: 'in', value: [`supplier ${testId('country')}`] }],
  });
  // In no country are suppliers confirmed: nobody waits, which is not the same as all.
  expect(userFilter(waits, [])).toEqual({
    $and: [{ field: 'waits', comparison: 'eq', value: 'nothing' }],
  });
  expect(userFilter({ text: '', role: '', country: '', state: '', waits: '' }, [])).toBeUndefined();
});
