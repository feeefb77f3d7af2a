import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { ANY, only, starting, t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { memoryStorage } from '#test/web/memory-storage.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { OfferFormPage } from '#web/features/offers/form/offer-form-page.tsx';
import { country, offerEntity, offerServer, supplier } from '../offer-server.ts';

const ours = () => offerEntity('ours', { category1: [testId('breeding')] });
const open = (
  storage = memoryStorage(),
  offers = [ours()],
  address = `/my-offers/${testId('ours')}`,
  answers = offerServer(offers),
) =>
  renderPage(<OfferFormPage />, {
    account: supplier,
    country,
    path: '/my-offers/:id',
    address,
    storage,
    answers,
  });
const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Tiere/ });
const chosenIn = (list: 'offers.condition.animalkind' | 'offers.condition.breed') =>
  screen.getByRole('button', { name: starting(list) }).textContent;

test('another animal kind resets what depends on it, says so, and can be taken back', async () => {
  const { user } = await open();
  await amount();
  await user.click(await screen.findByRole('button', { name: /Rinder/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByLabelText('Schafe'));
  await user.click(dialog.getByRole('button', { name: t('action.apply') }));
  const notice = await screen.findByText(starting('offerform.resetFields', { fields: ANY }));
  expect(notice.textContent).toContain(t('offers.condition.breed'));
  expect(notice.textContent).toContain(t('offers.condition.category'));
  expect(chosenIn('offers.condition.breed')).toContain(t('pick.none'));

  await user.type(await amount(), '5');
  await user.click(screen.getByRole('button', { name: t('offers.restore') }));
  expect(chosenIn('offers.condition.animalkind')).toContain('Rinder');
  await waitFor(() => expect(chosenIn('offers.condition.breed')).toContain('Fleckvieh'));
  expect(await screen.findByRole('radio', { name: 'Zuchttiere', checked: true })).toBeDefined();
  expect(screen.queryByText(t('offerform.reset.animalkind'))).toBeNull();
  // Of what was typed since, nothing is lost.
  expect((await amount()).value).toBe('105');
});

test.each([
  ['an offer', `/my-offers/${testId('ours')}`],
  ['a copy', `/my-offers/new?from=${testId('ours')}`],
])('%s whose location is gone keeps its animals at another one of the country', async (_, at) => {
  const gone = offerEntity('ours', { ...ours().data, locationOfSale: testId('gone') });
  const { user } = await open(memoryStorage(), [gone], at);
  await user.click(await screen.findByRole('radio', { name: /^Hof/ }));
  await waitFor(() => expect(chosenIn('offers.condition.breed')).toContain('Fleckvieh'));
  expect(await screen.findByRole('radio', { name: 'Zuchttiere', checked: true })).toBeDefined();
  expect(screen.queryByText(t('offerform.reset.country'))).toBeNull();
});

test('a new offer whose location is gone since is filled in on, and asks for another one', async () => {
  const [entry] = supplier.data.userData.supData;
  const [location] = entry?.locationsOfSale ?? [];
  if (!entry || !location) throw new Error('The supplier has no location.');
  const supData = [{ ...entry, locationsOfSale: [{ ...location, id: testId('gone') }] }];
  const userData = { ...supplier.data.userData, supData };
  const storage = memoryStorage();
  const openNew = (account: typeof supplier) =>
    renderPage(<OfferFormPage />, {
      account,
      country,
      path: '/my-offers/:id',
      address: '/my-offers/new',
      storage,
      answers: offerServer([]),
    });
  const before = await openNew({ ...supplier, data: { ...supplier.data, userData } });
  await before.user.click(await screen.findByRole('checkbox', { name: /Spotmarkt/ }));
  before.unmount();

  const { user } = await openNew(supplier);
  await screen.findByText(only('words.restored', { at: ANY }));
  await user.click(screen.getByRole('button', { name: starting('offers.condition.animalkind') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByLabelText('Rinder'));
  await user.click(dialog.getByRole('button', { name: t('action.apply') }));
  await user.click(screen.getByRole('button', { name: t('offers.publish') }));
  const summary = within(await screen.findByRole('alert'));
  await user.click(summary.getByRole('link', { name: new RegExp(`^${t('offers.location')}`) }));
  await user.click(screen.getByRole('radio', { name: /^Hof/ }));
  expect(chosenIn('offers.condition.animalkind')).toContain('Rinder');
});

test('a number that cannot be is told when its field is left, without a list above the form', async () => {
  const { user } = await open();
  await user.clear(await amount());
  await user.type(await amount(), 'zehn');
  expect((await amount()).getAttribute('aria-invalid')).toBeNull();
  await user.tab();
  expect((await amount()).getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is typed stays on the device, and is asked about before a link leads away from it', async () => {
  const storage = memoryStorage();
  const page = await open(storage);
  const type = async (typed: string) => {
    await page.user.clear(await amount());
    await page.user.type(await amount(), typed);
  };
  const leave = async (answer: 'words.stay' | 'offerform.leaveKeep') => {
    await page.user.click(screen.getByRole('link', { name: t('action.cancel') }));
    const dialog = within(await screen.findByRole('dialog', { name: t('words.notSavedYet') }));
    await page.user.click(dialog.getByRole('button', { name: t(answer) }));
  };
  await type('44');
  await leave('words.stay');
  expect((await amount()).value).toBe('44');
  await leave('offerform.leaveKeep');
  await expect.poll(page.address).toBe('/my-offers');
  page.unmount();

  const again = await open(storage);
  await screen.findByText(only('words.restored', { at: ANY }));
  expect((await amount()).value).toBe('44');
  await again.user.click(screen.getByRole('button', { name: t('words.discardEntries') }));
  expect((await amount()).value).toBe('10');
  await again.user.click(screen.getByRole('link', { name: t('action.cancel') }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(again.address).toBe('/my-offers');
});

test('who discards the draft after a conflict has the newest state, not that of before', async () => {
  const storage = memoryStorage();
  const first = await open(storage);
  await first.user.type(await amount(), '4');
  first.unmount();
  const offers = [ours()];
  const { user } = await open(storage, offers);
  await screen.findByText(only('words.restored', { at: ANY }));
  const { data } = ours();
  offers[0] = { ...ours(), rev: 2, data: { ...data, amount: 3 } };
  await user.click(screen.getByRole('button', { name: t('action.save') }));
  await user.click(await screen.findByRole('button', { name: t('words.reloadNewest') }));
  await screen.findByText(t('offers.clashes', { fields: 'Tiere' }));
  await user.click(screen.getByRole('button', { name: t('words.discardEntries') }));
  expect((await amount()).value).toBe('3');
});

test('who leaves without the draft finds the offer as it is stored', async () => {
  const storage = memoryStorage();
  const page = await open(storage);
  await page.user.type(await amount(), '4');
  await page.user.click(screen.getByRole('link', { name: t('action.cancel') }));
  await page.user.click(await screen.findByRole('button', { name: t('words.leaveDiscard') }));
  await expect.poll(page.address).toBe('/my-offers');
  page.unmount();
  await open(storage);
  expect((await amount()).value).toBe('10');
});

test('choices that did not come are asked for again, instead of being none', async () => {
  const server = offerServer([ours()]);
  let isAway = true;
  const { user } = await open(memoryStorage(), [], undefined, {
    ...server,
    'POST search/search/execute': (asked) => {
      if (isAway && asked.entityClass === 'offergroup')
        throw new FakeFailure(500, 'kernel.internal');
      return server['POST search/search/execute']?.(asked) as never;
    },
  });
  const animals = within(await screen.findByRole('region', { name: t('requests.step.animals') }));
  const retry = await animals.findByRole('button', { name: t('action.retry') });
  expect(screen.queryByRole('button', { name: starting('offers.condition.breed') })).toBeNull();
  isAway = false;
  await user.click(retry);
  await waitFor(() => expect(chosenIn('offers.condition.breed')).toContain('Fleckvieh'));
  expect((await amount()).value).toBe('10');
});
