import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OFFERS_A_DECISION } from '#shared/offers/limits.ts';
import { DEFAULT_SETTINGS } from '#shared/settings/settings.ts';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { starting, t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { ApprovalPage } from '#web/features/offers/approval/approval-page.tsx';
import { offerEntity, offerServer } from './offer-server.ts';

const authority = accountOf('AUT', 'authority', { autApprovalForCountry: testId('country') });

test('no other offer comes by itself in the place of the one that the page opened with', async () => {
  const looked = offerEntity('one', { autApproval: { status: 'rejected' }, amount: 1 });
  const waiting = offerEntity('two', { autApproval: { status: 'pending' }, amount: 2 });
  const offers = [waiting, looked];
  const base = offerServer(offers);
  const { calls, user } = await renderPage(<ApprovalPage />, {
    account: authority,
    country: countryOf({ offerAutApproval: true }),
    path: '/approvals',
    address: '/approvals',
    answers: {
      ...base,
      'POST search/search/execute': (asked, ...more) => {
        if (asked.entityClass !== 'offer')
          return base['POST search/search/execute']?.(asked, ...more) as never;
        const isAsked = ({ data }: (typeof offers)[number]) =>
          JSON.stringify(asked.attributeFilter).includes(`"${data.autApproval.status}"`);
        return { items: offers.filter(isAsked), next: null } as never;
      },
      'GET livestock/settings/get': () => DEFAULT_SETTINGS,
      'GET eav/entity/gettimeline': () => ({ items: [], next: null }),
      'POST livestock/offer/decide': ({ offers: [pin] }) => {
        if (pin?.id === waiting.id)
          offers[0] = offerEntity('two', { autApproval: { status: 'rejected' }, amount: 2 });
        return { offers: [] };
      },
    },
  });
  const detail = async (name: string) => within(await screen.findByRole('region', { name }));
  const decided = () =>
    calls.filter(({ name }) => name === 'POST livestock/offer/decide').map(({ input }) => input);

  // The authority rejects an offer, and goes on to the rejected ones within the ten seconds of "Undo".
  const first = await detail('2 Fleckvieh');
  await user.click(first.getByRole('button', { name: starting('approval.rejectTitle') }));
  await user.type(
    await first.findByRole('textbox', { name: /^Grund/ }),
    'Die Bescheinigung fehlt.',
  );
  await user.click(first.getByRole('button', { name: t('approval.rejectTitle') }));
  await user.click(
    screen.getByRole('link', { name: new RegExp(`^${t('approval.view.rejected')}`) }),
  );
  await (await detail('1 Fleckvieh')).findByRole('button', { name: t('approval.accept') });

  // The rejection is sent now, and the newest decision comes first in the list.
  await user.click(screen.getByRole('button', { name: t('approval.sendNow') }));
  await screen.findByRole('button', { name: /^2 Fleckvieh/ });
  await user.click(screen.getByRole('button', { name: t('approval.accept') }));
  await user.click(await screen.findByRole('button', { name: t('approval.sendNow') }));
  await expect.poll(decided).toHaveLength(2);
  expect(decided()[1]).toEqual({
    offers: [{ id: looked.id, rev: looked.rev }],
    decision: 'accept',
  });
});

test('offers of a view are not shown under the next one while that is on its way', async () => {
  const holds: Record<string, Promise<void>> = {};
  const { user } = await renderPage(<ApprovalPage />, {
    account: authority,
    country: countryOf({ offerAutApproval: true }),
    path: '/approvals',
    address: '/approvals',
    answers: {
      ...offerServer([offerEntity('one', { autApproval: { status: 'pending' }, amount: 1 })]),
      'GET livestock/settings/get': () => DEFAULT_SETTINGS,
      'GET eav/entity/gettimeline': () => ({ items: [], next: null }),
    },
    holds,
  });
  await screen.findByRole('region', { name: '1 Fleckvieh' });
  holds['POST search/search/execute'] = new Promise(() => {});
  await user.click(screen.getByRole('link', { name: starting('approval.view.accepted') }));
  expect(screen.queryByRole('region', { name: '1 Fleckvieh' })).toBeNull();
});

test('an offer that comes with two pages stands in the list once', async () => {
  const pending = { autApproval: { status: 'pending' } } as const;
  const one = offerEntity('one', { ...pending, amount: 1 });
  const two = offerEntity('two', { ...pending, amount: 2 });
  const base = offerServer([one, two]);
  const { user } = await renderPage(<ApprovalPage />, {
    account: authority,
    country: countryOf({ offerAutApproval: true }),
    answers: {
      ...base,
      'POST search/search/execute': (asked, ...more) => {
        if (asked.entityClass !== 'offer')
          return base['POST search/search/execute']?.(asked, ...more) as never;
        const isNext = asked.pagination?.cursor === 'next';
        const page = isNext ? { items: [one, two], next: null } : { items: [one], next: 'next' };
        return page as never;
      },
      'GET livestock/settings/get': () => DEFAULT_SETTINGS,
      'GET eav/entity/gettimeline': () => ({ items: [], next: null }),
    },
  });
  await user.click(await screen.findByRole('button', { name: t('list.more', { count: 1 }) }));
  await screen.findByRole('button', { name: /^2 Fleckvieh/ });
  expect(screen.getAllByRole('button', { name: /^1 Fleckvieh/ })).toHaveLength(1);
  expect(document.activeElement).toBe(
    screen.getByText(t('list.loaded', { shown: '2', total: '2' })),
  );
});

test('of more offers than are decided together, the shown one is among them', async () => {
  const offers = Array.from({ length: OFFERS_A_DECISION + 5 }, (_, index) =>
    offerEntity(`offer ${index}`, { autApproval: { status: 'pending' }, amount: index + 1 }),
  );
  const { user } = await renderPage(<ApprovalPage />, {
    account: authority,
    country: countryOf({ offerAutApproval: true }),
    path: '/approvals',
    address: `/approvals?offer=${offers.at(-1)?.id}`,
    answers: {
      ...offerServer(offers),
      'GET livestock/settings/get': () => DEFAULT_SETTINGS,
      'GET eav/entity/gettimeline': () => ({ items: [], next: null }),
    },
  });
  const count = OFFERS_A_DECISION;
  await user.click(
    await screen.findByRole('button', { name: t('approval.acceptTogether', { count }) }),
  );
  const dialog = within(screen.getByRole('dialog', { name: t('approval.acceptThese', { count }) }));
  const named = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(named).toHaveLength(count);
  expect(named[0]).toMatch(new RegExp(`^${offers.length} Fleckvieh`));
});
