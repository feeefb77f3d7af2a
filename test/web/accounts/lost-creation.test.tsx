import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { UserPage } from '#web/features/accounts/users/user-page.tsx';

const country = countryOf();

test.each([
  ['the server has made is shown', true, 1],
  ['was lost with its answer is made then', false, 2],
] as const)('an account that %s, and none is made twice', async (_, isMade, creations) => {
  const made: Entity<Account>[] = [];
  let asked = 0;
  const { user, address } = await renderPage(<UserPage />, {
    answers: {
      'POST search/search/ids': () => ({ items: [], missing: [] }),
      'POST search/search/execute': ({ entityClass }) => ({
        items: entityClass === 'country' ? [country] : entityClass === 'account' ? [...made] : [],
        next: null,
      }),
      'POST auth/accountmanage/createaccount': () => {
        asked += 1;
        const account = accountOf('AUT', 'Veterinäramt');
        if (asked > 1) return account;
        if (isMade) made.push(account);
        throw new TypeError('Failed to fetch');
      },
    },
    account: accountOf('ADM', 'Verwaltung'),
    country,
    path: '/users/:id',
    address: '/users/new',
  });
  const create = () => screen.getByRole('button', { name: t('users.create') });
  await user.click(await screen.findByRole('radio', { name: t('role.AUT') }));
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Veterinäramt');
  await user.click(create());
  await waitFor(() => expect(create().getAttribute('aria-busy')).not.toBe('true'));
  await screen.findByText(t('errors.client.unreachable'));
  await user.click(create());
  await expect.poll(address).toBe(`/users/${testId('Veterinäramt')}`);
  expect(asked).toBe(creations);
});
