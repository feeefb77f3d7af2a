import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { RequestViewPage } from '#web/features/requests/view/request-view-page.tsx';
import { openRequest } from '../open-request.ts';
import { accounts } from '../request-library.ts';

test('the view names what was found when the request was begun, and why each does not fit', async () => {
  const offers = [
    { id: testId('one'), rev: 2, km: 12, reasons: ['age' as const, 'transport' as const] },
    { id: testId('two'), rev: 1, km: 80, reasons: ['other' as const], text: 'Zu groß.' },
    { id: testId('three'), rev: 1, km: 150, reasons: [] },
  ];
  await openRequest(RequestViewPage, {
    account: accounts.aut,
    request: { searchFilter: { searchedOn: '2026-03-01T08:00:00.000Z', found: 3, offers } },
  });
  const section = await screen.findByRole('region', { name: 'Gefundene Angebote' });
  const lines = [...section.querySelectorAll('li')].map((one) => one.textContent);
  expect(lines).toEqual([
    expect.stringMatching(/12 km entfernt, Fassung 2.*falsches Alter und Transport zu lang/),
    expect.stringMatching(/80 km entfernt, Fassung 1.*anderer Grund.*Zu groß\./),
    expect.stringMatching(/150 km entfernt, Fassung 1.*wurde nicht gesagt/),
  ]);
});
