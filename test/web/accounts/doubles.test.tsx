import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { doublesFilter } from '#web/features/accounts/users/doubles.ts';
import { DoublesSection } from '#web/features/accounts/users/user-page.tsx';

const address = { email: 'hof@example.org', citycode: '80331' };
const farm = accountOf('AGR', 'Biohof', { userData: { address } });
const eq = (field: string, value: string) => ({ field, comparison: 'eq', value });

test('a double has role and country, and the address, or name and postal code', () => {
  expect(doublesFilter(farm)).toEqual({
    $and: [
      eq('staticData.role', 'AGR'),
      eq('staticData.country', farm.data.staticData.country),
      { field: 'id', comparison: 'ne', value: farm.id },
      {
        $or: [
          eq('userData.address.email', 'hof@example.org'),
          { $and: [eq('staticData.name', 'Biohof'), eq('userData.address.citycode', '80331')] },
        ],
      },
    ],
  });
  expect(doublesFilter(accountOf('AGR', 'Biohof', { userData: { address: {} } }))).toBeUndefined();
});

test('doubles are shown with the way to them; without any there is nothing', async () => {
  const double = accountOf('AGR', 'Biohof zwei', { userData: { address } });
  const items = [double];
  const open = () =>
    renderPage(<DoublesSection account={farm} />, {
      account: accountOf('ADM', 'Verwaltung'),
      answers: { 'POST search/search/execute': () => ({ items: [...items], next: null }) },
    });
  const page = await open();
  const link = await screen.findByRole('link', { name: 'Biohof zwei' });
  expect(link.getAttribute('href')).toBe(`/users/${double.id}`);
  page.unmount();
  items.pop();
  const { calls } = await open();
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(screen.queryByRole('heading', { name: t('users.doubles') })).toBeNull();
});
