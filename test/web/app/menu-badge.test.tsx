import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { waitingFilter } from '#shared/requests/process/waiting-requests.ts';
import { accountOf } from '#test/support/accounts.ts';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { RoleMenu } from '#web/app/role-menu.tsx';

const office = accountOf('INS', 'Kontrolle Süd');
const country = countryOf({ usesRequestSystem: true });

test.each([
  [0, t('menu.RequestList')],
  [1200, `${t('menu.RequestList')} 1.200`],
])('the menu says how many requests wait: %i', async (count, name) => {
  const answers = { 'POST search/search/count': () => ({ count }) };
  const { calls } = await renderPage(<RoleMenu />, { account: office, country, answers });
  await screen.findByRole('link', { name });
  expect(calls.map(({ input }) => input)).toContainEqual({
    entityClass: 'request-process',
    attributeFilter: waitingFilter(office.id),
  });
});

test('a guest is asked for no count', async () => {
  const { calls } = await renderPage(<RoleMenu />, { country });
  await screen.findByRole('navigation', { name: t('menu.role') });
  expect(calls).toEqual([]);
});
