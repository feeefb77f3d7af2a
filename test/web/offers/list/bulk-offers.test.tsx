import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OfferFields } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { ANY, inside, only, starting, t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { OfferListPage } from '#web/features/offers/list/offer-list-page.tsx';
import { country, offerEntity, offerServer, supplier } from '../offer-server.ts';

const LATER = { status: 'later', availableFrom: '2099-04-01' } as const;
const show = async (offers: ReturnType<typeof offerEntity>[], address = '/my-offers') =>
  renderPage(<OfferListPage />, {
    account: supplier,
    country,
    path: '/my-offers',
    address,
    answers: offerServer(offers),
  });
const bar = () => within(screen.getByRole('group', { name: t('tables.selection') }));
const statusOf = (offers: readonly ReturnType<typeof offerEntity>[]) =>
  offers.map(({ data }) => data.status);
const ONE = t('tables.select', { name: '10 Fleckvieh' });
const kinds = () => within(screen.getByRole('group', { name: t('offers.condition.animalkind') }));

test('many are set at once, each save for itself, and all of it is taken back', async () => {
  const offers = [offerEntity('a'), offerEntity('b', LATER), offerEntity('c', { amount: 5 })];
  const { user, calls } = await show(offers);
  await user.click(
    await screen.findByRole('checkbox', {
      name: t('tables.selectAll', { count: 3 }),
    }),
  );
  bar().getByText(t('pick.chosen', { count: 3 }));
  await user.click(bar().getByRole('button', { name: t('offers.quick.unavailable') }));
  await screen.findByText(t('offers.bulkSaved', { count: 3 }));
  expect(statusOf(offers)).toEqual(['unavailable', 'unavailable', 'unavailable']);
  const saves = calls.filter((call) => call.name === 'POST eav/entity/updatefrompatch');
  expect(saves.map(({ input }) => (input as { rev: number }).rev)).toEqual([1, 1, 1]);
  // They stay where they were.
  expect(screen.getByRole('rowgroup', { name: 'Online (3)' })).toBeTruthy();
  expect(document.activeElement?.textContent).toContain(t('offers.bulkSaved', { count: 3 }));

  await user.click(screen.getAllByRole('button', { name: t('action.undo') })[0] as HTMLElement);
  await screen.findByText(t('offers.bulkUndone', { count: 3 }));
  expect(offers.map(({ data: { status, availableFrom } }) => [status, availableFrom])).toEqual([
    ['available', undefined],
    ['later', '2099-04-01'],
    ['available', undefined],
  ]);
});

test('the rows of all groups have the keys of every list, and their buttons and choices keep their own', async () => {
  const offers = ['a', 'b', 'c'].map((name) => offerEntity(name));
  const { user } = await show([...offers, offerEntity('d', { status: 'archived' })]);
  const links = await screen.findAllByRole('link', { name: '10 Fleckvieh' });
  links[0]?.focus();
  await user.keyboard('{ArrowDown} {Shift>}{ArrowDown}{/Shift}');
  expect(document.activeElement).toBe(links[2]);
  bar().getByText(t('pick.chosen', { count: 2 }));
  await user.keyboard('{Control>}a{/Control}');
  bar().getByText(t('pick.chosen', { count: 3 }));
  await user.keyboard('{Escape}{ArrowDown}');
  expect(document.activeElement).toBe(links[3]);
  screen.getAllByRole('button', { name: starting('offers.archive') })[0]?.focus();
  await user.keyboard(' ');
  await screen.findByText(t('words.saved'));
  expect(screen.queryByRole('group', { name: t('tables.selection') })).toBeNull();
});

test('the browser asks before the window closes on offers that are not set yet; others are selected meanwhile', async () => {
  const isClosing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { promise, resolve } = Promise.withResolvers<void>();
  const { user } = await renderPage(<OfferListPage />, {
    account: supplier,
    country,
    path: '/my-offers',
    address: '/my-offers',
    answers: offerServer([offerEntity('a'), offerEntity('b')]),
    holds: { 'POST eav/entity/updatefrompatch': promise },
  });
  const all = { name: t('tables.selectAll', { count: 2 }) };
  await user.click(await screen.findByRole('checkbox', all));
  expect(isClosing()).toBe(true);
  await user.click(bar().getByRole('button', { name: t('offers.quick.unavailable') }));
  expect(isClosing()).toBe(false);
  bar().getByText(t('tables.progress', { count: 0, of: 2 }));
  await user.click(screen.getAllByRole('checkbox', { name: ONE })[1] as HTMLElement);
  resolve();
  await screen.findByText(t('offers.bulkSaved', { count: 2 }));
  expect(isClosing()).toBe(true);
  // Selected since then.
  bar().getByText(t('pick.chosen', { count: 1 }));
});

test('a row has no undo any more for what was changed with many others since', async () => {
  const offers = [offerEntity('a')];
  const { user } = await show(offers);
  await user.click(await screen.findByRole('button', { name: t('offers.quick.unavailable') }));
  await screen.findByRole('button', { name: t('action.undo') });
  await user.click(screen.getByRole('checkbox', { name: ONE }));
  await user.click(bar().getByRole('button', { name: t('offers.archive') }));
  await screen.findByText(t('offers.bulkSaved', { count: 1 }));
  await user.click(await screen.findByRole('button', { name: t('action.undo') }));
  await screen.findByText(t('offers.bulkUndone', { count: 1 }));
  expect(statusOf(offers)).toEqual(['unavailable']);
});

test('all that are shown never take archived offers along, also those archived a moment ago', async () => {
  const offers = [
    offerEntity('a'),
    offerEntity('b', { amount: 7 }),
    offerEntity('c', { status: 'archived' }),
  ];
  const { user } = await show(offers);
  const all = t('tables.selectAll', { count: 2 });
  await user.click(await screen.findByRole('checkbox', { name: all }));
  bar().getByText(t('pick.chosen', { count: 2 }));
  await user.click(bar().getByRole('button', { name: t('offers.quick.unavailable') }));
  await screen.findByText(t('offers.bulkSaved', { count: 2 }));
  expect(statusOf(offers)).toEqual(['unavailable', 'unavailable', 'archived']);

  await user.click(
    screen.getByRole('checkbox', { name: t('tables.select', { name: '7 Fleckvieh' }) }),
  );
  await user.click(bar().getByRole('button', { name: t('offers.archive') }));
  await screen.findByText(t('offers.bulkSaved', { count: 1 }));
  await user.click(
    await screen.findByRole('checkbox', {
      name: t('tables.selectAll', { count: 1 }),
    }),
  );
  await user.click(bar().getByRole('button', { name: t('offers.status.available') }));
  await screen.findByText(t('offers.bulkSaved', { count: 1 }));
  expect(statusOf(offers)).toEqual(['available', 'archived', 'archived']);
});

test('where only archived offers are shown, all of them can be brought back', async () => {
  const offers = [
    offerEntity('a', { status: 'archived' }),
    offerEntity('b', { status: 'archived' }),
  ];
  const { user } = await show(offers);
  await user.click(
    await screen.findByRole('checkbox', {
      name: t('tables.selectAll', { count: 2 }),
    }),
  );
  await user.click(bar().getByRole('button', { name: t('offers.quick.unavailable') }));
  await screen.findByText(t('offers.bulkSaved', { count: 2 }));
  expect(statusOf(offers)).toEqual(['unavailable', 'unavailable']);
});

test('what was changed elsewhere is named and stays as it is; what stands so already is counted', async () => {
  const gone = { status: 'unavailable' } as const;
  const offers = [offerEntity('a', { amount: 7 }), offerEntity('b'), offerEntity('c', gone)];
  const { user } = await show(offers);
  await user.click(
    await screen.findByRole('checkbox', { name: t('tables.selectAll', { count: 3 }) }),
  );
  offers[0] = { ...(offers[0] as (typeof offers)[0]), rev: 2 };
  await user.click(bar().getByRole('button', { name: t('offers.quick.unavailable') }));
  await screen.findByText(t('offers.bulkSaved', { count: 1 }));
  screen.getByText(t('offers.bulkSame', { count: 1 }));
  screen.getByText(t('offers.bulkRefused', { count: 1 }));
  await screen.findByText('7 Fleckvieh', { selector: 'strong' });
  screen.getByText(inside('errors.entities.revConflict'));
  expect(statusOf(offers)).toEqual(['available', 'unavailable', 'unavailable']);
  bar().getByText(t('pick.chosen', { count: 1 }));
});

test('where nothing was saved nothing can be taken back', async () => {
  const { user } = await show([offerEntity('a', { status: 'unavailable' })]);
  await user.click(await screen.findByRole('checkbox', { name: ONE }));
  await user.click(bar().getByRole('button', { name: t('offers.quick.unavailable') }));
  await screen.findByText(t('offers.bulkSaved', { count: 0 }));
  screen.getByText(t('offers.bulkSame', { count: 1 }));
  expect(screen.queryByRole('button', { name: t('action.undo') })).toBeNull();
});

test('some are confirmed at once; what is archived is left out and said', async () => {
  const UNTIL = '2099-05-31T08:00:00.000Z';
  const offers = [offerEntity('a'), offerEntity('b'), offerEntity('c', { status: 'archived' })];
  const page = await renderPage(<OfferListPage />, {
    account: supplier,
    country,
    path: '/my-offers',
    address: '/my-offers',
    answers: offerServer(offers, {
      'POST livestock/offer/confirmactivity': ({ offers: ids = [] }) => {
        for (const [at, offer] of offers.entries()) {
          if (!ids.includes(offer.id)) continue;
          offers[at] = { ...offer, data: { ...offer.data, activityUntil: UNTIL } };
        }
        return { until: UNTIL, confirmed: ids.length, waiting: 0 };
      },
    }),
  });
  await page.user.click(
    await screen.findByRole('checkbox', { name: starting('tables.selectAll', { count: 2 }) }),
  );
  await page.user.click((await screen.findAllByRole('checkbox', { name: ONE }))[2] as HTMLElement);
  await page.user.click(bar().getByRole('button', { name: t('offers.bulkConfirm') }));
  await expect
    .poll(() => page.kernel.notifications.state.get().current?.text)
    .toBe(
      `${t('words.offersConfirmed', { count: 2 })}. ${t('offers.notConfirmable', { count: 1 })}`,
    );
  expect(offers.map(({ data }) => data.activityUntil === UNTIL)).toEqual([true, true, false]);
  expect(screen.queryByRole('group', { name: t('tables.selection') })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a confirmation that is refused is said at the list, and what was selected stays so', async () => {
  const answers = offerServer([offerEntity('a')], {
    'POST livestock/offer/confirmactivity': () => {
      throw new FakeFailure(422, 'offers.nothingToConfirm');
    },
  });
  const { user } = await renderPage(<OfferListPage />, {
    account: supplier,
    country,
    path: '/my-offers',
    address: '/my-offers',
    answers,
  });
  await user.click(
    await screen.findByRole('checkbox', {
      name: t('tables.selectAll', { count: 1 }),
    }),
  );
  await user.click(bar().getByRole('button', { name: t('offers.bulkConfirm') }));
  await screen.findByRole('alert');
  bar().getByText(t('pick.chosen', { count: 1 }));
});

test('a day is asked for once, for all that are selected', async () => {
  const offers = [offerEntity('a'), offerEntity('b')];
  const { user } = await show(offers);
  const boxes = await screen.findAllByRole('checkbox', {
    name: t('tables.select', { name: '10 Fleckvieh' }),
  });
  await user.click(boxes[0] as HTMLElement);
  await user.click(bar().getByRole('button', { name: t('offers.quick.later') }));
  const dialog = within(screen.getByRole('dialog', { name: t('offers.status.later') }));
  await user.type(dialog.getByRole('textbox', { name: inside('offers.from') }), '1.5.2099');
  await user.click(dialog.getByRole('button', { name: t('action.save') }));
  await screen.findByText(t('offers.bulkSaved', { count: 1 }));
  expect(offers.map(({ data }) => data.availableFrom)).toEqual(['2099-05-01', undefined]);
});

test('filters stand in the address, with counts of all offers behind them', async () => {
  const offers = [
    offerEntity('a'),
    offerEntity('b', LATER),
    offerEntity('c', { animalkind: testId('sheep'), attachments: [testId('paper')] }),
  ];
  const { user, address } = await show(offers);
  await user.click(await screen.findByRole('checkbox', { name: 'Schafe (1)' }));
  await expect.poll(address).toBe(`/my-offers?kind=${testId('sheep')}`);
  await screen.findByText(t('offers.found', { count: 1, shown: '1' }));
  kinds().getByRole('checkbox', { name: 'Rinder (2)' });
  await user.click(screen.getByRole('checkbox', { name: 'Schafe (1)' }));
  await user.click(screen.getByRole('checkbox', { name: 'Später verfügbar (1)' }));
  await expect.poll(address).toBe('/my-offers?status=later');
  await screen.findByText(t('offers.found', { count: 1, shown: '1' }));
});

const photos = [{ large: testId('large'), small: testId('small') }];
test.each([
  [
    'show one file',
    `file=${testId('paper')}`,
    only('offers.withFile', { name: ANY }),
    [{}, { attachments: [testId('paper')], amount: 7 }],
  ],
  [
    'have no photo yet',
    'photo=none',
    t('offers.withoutPhoto'),
    [{ photos }, { amount: 7 }, { status: 'archived' }],
  ],
] satisfies [string, string, string | RegExp, OfferFields[]][])(
  'an address leads to the offers that %s, says so, and leads on to all',
  async (_, search, said, given) => {
    const offers = given.map((fields, at) => offerEntity(`${at}`, fields));
    const { user, address } = await show(offers, `/my-offers?${search}`);
    await screen.findByText(t('offers.found', { count: 1, shown: '1' }));
    await screen.findByRole('link', { name: '7 Fleckvieh' });
    screen.getByText(said);
    await user.click(screen.getByRole('button', { name: t('words.showAll') }));
    const count = offers.length;
    await screen.findByText(t('offers.found', { count, shown: `${count}` }));
    await expect.poll(address).toBe('/my-offers');
  },
);

test('the offers in one state, of which the others are not asked for', async () => {
  const rejected = { status: 'rejected', reason: 'Bitte ergänzen.' } as const;
  const offers = [
    offerEntity('a'),
    offerEntity('b', { autApproval: rejected }),
    offerEntity('c', { autApproval: rejected, status: 'archived' }),
  ];
  const { user, address, calls } = await show(offers, '/my-offers?standing=rejected');
  await screen.findByRole('rowgroup', { name: `${t('offers.standing.rejected')} (1)` });
  screen.getByText(t('offers.found', { count: 1, shown: '1' }));
  const groups = calls.filter(
    ({ name, input }) =>
      name === 'POST search/search/execute' && JSON.stringify(input).includes('"offer"'),
  );
  expect(groups).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: t('words.showAll') }));
  await screen.findByText(t('offers.found', { shown: '3', count: 3 }));
  await expect.poll(address).toBe('/my-offers');
});

test('a group of more than 50 comes in portions, and its count is exact from the start', async () => {
  const offers = Array.from({ length: 52 }, (_, index) => offerEntity(`offer ${index}`));
  const { user } = await show(offers);
  await screen.findByRole('rowgroup', { name: 'Online (52)' });
  expect(await screen.findAllByRole('checkbox', { name: ONE })).toHaveLength(50);
  const rows = () => screen.getAllByRole('checkbox', { name: ONE });
  await user.click(screen.getByRole('button', { name: t('list.more', { count: 2 }) }));
  await expect.poll(() => rows().length).toBe(52);
  expect(screen.queryByRole('button', { name: /weitere laden/ })).toBeNull();
  expect(document.activeElement).toBe(
    screen.getByText(t('list.loaded', { shown: '52', total: '52' })),
  );
});

test('what keeps offers from buyers stands first and says why', async () => {
  const offers = [
    offerEntity('online'),
    offerEntity('lapsed', { activityUntil: '2020-01-01T00:00:00.000Z' }),
    offerEntity('hidden', { ownerActive: false }),
  ];
  await show(offers);
  const first = within(await screen.findByRole('rowgroup', { name: 'Zu tun (2)' }));
  await screen.findByText(t('tasks.hidden', { count: 1 }));
  first.getByText(t('offers.action.lapsed'));
  first.getByText(t('offers.action.inactive'));
});
