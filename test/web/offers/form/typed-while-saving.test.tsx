import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { memoryStorage } from '#test/web/memory-storage.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { OfferFormPage } from '#web/features/offers/form/offer-form-page.tsx';
import { country, offerEntity, offerServer, supplier } from '../offer-server.ts';

const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Tiere/ });

/** Saves an offer of 12 animals, and types 15 before the server has answered. */
async function typeWhileSaving(address: string) {
  const offers = [offerEntity('ours', { category1: [testId('breeding')] })];
  const storage = memoryStorage();
  const answer = Promise.withResolvers<void>();
  const open = (at: string) =>
    renderPage(<OfferFormPage />, {
      account: supplier,
      country,
      path: '/my-offers/:id',
      address: at,
      storage,
      answers: offerServer(offers, {
        'POST eav/entity/create': ({ data }) => {
          const made = offerEntity('made', { ...offers[0]?.data, ...data });
          offers.push(made);
          return made;
        },
      }),
      holds: {
        'POST eav/entity/create': answer.promise,
        'POST eav/entity/updatefrompatch': answer.promise,
      },
    });
  const page = await open(address);
  const type = async (typed: string) => {
    await page.user.clear(await amount());
    await page.user.type(await amount(), typed);
  };
  const button = { name: new RegExp(`^(${t('action.save')}|${t('offers.publish')})$`) };
  const save = () => page.user.click(screen.getByRole('button', button));
  await type('12');
  await save();
  await type('15');
  // The first save is still under way.
  await save();
  answer.resolve();
  const told = () => page.kernel.notifications.state.get().current?.type;
  await expect.poll(told).toBe('success');
  return { ...page, offers, save, open };
}

describe.each([
  ['an offer', `/my-offers/${testId('ours')}`, 'ours', 2],
  ['a copy', `/my-offers/new?from=${testId('ours')}`, 'made', 1],
] as const)('what is typed while %s is saved', (_, address, name, rev) => {
  test('stays in the form as a change, and is saved on its own', async () => {
    const page = await typeWhileSaving(address);
    expect(page.offers.at(-1)).toMatchObject({ id: testId(name), rev, data: { amount: 12 } });
    expect(page.address()).toBe(address);
    expect((await amount()).value).toBe('15');
    screen.getByText(t('words.notSavedYet'));
    await page.user.click(screen.getByRole('link', { name: t('action.cancel') }));
    await page.user.click(await screen.findByRole('button', { name: t('words.stay') }));
    await page.save();
    await expect.poll(page.address).toBe('/my-offers');
    expect(page.offers.at(-1)).toMatchObject({ rev: rev + 1, data: { amount: 15 } });
  });

  test('is kept on the device as a change of the saved offer', async () => {
    const page = await typeWhileSaving(address);
    page.unmount();
    const again = await page.open(`/my-offers/${testId(name)}`);
    expect((await amount()).value).toBe('15');
    await again.user.click(screen.getByRole('button', { name: t('action.save') }));
    await expect.poll(again.address).toBe('/my-offers');
    expect(page.offers.at(-1)).toMatchObject({ rev: rev + 1, data: { amount: 15 } });
  });
});
