import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { UserPage } from '#web/features/accounts/users/user-page.tsx';

const country = countryOf();

test('an account whose answer was lost is asked for again by the same key', async () => {
  const keys: unknown[] = [];
  const { user, address } = await renderPage(<UserPage />, {
    answers: {
      'POST search/search/ids': () => ({ items: [], missing: [] }),
      'POST search/search/execute': ({ entityClass }) => ({
        items: entityClass === 'country' ? [country] : [],
        next: null,
      }),
      'POST auth/accountmanage/createaccount': ({ key }) => {
        keys.push(key);
        if (keys.length === 1) throw new TypeError('Failed to fetch');
        return accountOf('AUT', 'Veterinäramt');
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
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toEqual(expect.any(String));
});
