import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { UserFacts } from '#web/features/accounts/users/user-facts.tsx';

test('of a farm that moved, the control body of today shows, not the former one', async () => {
  const offices = [accountOf('INS', 'Kontrolle alt'), accountOf('INS', 'Kontrolle neu')];
  const [former, present] = offices.map(({ id }) => id);
  const farm = accountOf('AGR', 'Biohof Lindner', {
    userData: {
      insData: [
        { ins: former ?? '', deactivatedOn: '2026-01-05T08:00:00.000Z' },
        { ins: present ?? '' },
      ],
    },
  });
  await renderPage(<UserFacts account={farm} />, {
    account: accountOf('ADM', 'Verwaltung'),
    answers: {
      'POST search/search/execute': () => ({ items: [], next: null }),
      'POST search/search/ids': ({ ids = [] }) => ({
        items: offices.filter(({ id }) => ids.includes(id)),
        missing: [],
      }),
    },
  });
  await screen.findByText('Kontrolle neu');
  expect(screen.queryByText(/Kontrolle alt/)).toBeNull();
});
