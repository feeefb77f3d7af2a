import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { memoryStorage } from '#test/web/memory-storage.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { OfferFormPage } from '#web/features/offers/form/offer-form-page.tsx';
import { country, offerEntity, offerServer, supplier } from '../offer-server.ts';

const world = { account: supplier, country, path: '/my-offers/:id' };
const stored = () => offerEntity('ours', { category1: [testId('breeding')] });

describe('an attempt that got no answer', () => {
  type Attempt = {
    /** The server has taken the first attempt. */
    readonly isMade: boolean;
    readonly isReloaded?: boolean;
    readonly isDiscarded?: boolean;
    readonly isChanged?: boolean;
    /** Somebody changes the offer that was made, before the next attempt. */
    readonly isOvertaken?: boolean;
    /** The change of the offer that was made gets no answer, either. */
    readonly isLostAgain?: boolean;
  };
  async function publishTwice({
    isMade,
    isReloaded,
    isDiscarded,
    isChanged,
    isLostAgain,
    isOvertaken,
  }: Attempt) {
    const made: unknown[] = [];
    const byKey = new Map<unknown, number>();
    const patched: unknown[] = [];
    const offers = [stored()];
    const answers = offerServer(offers, {
      'POST eav/entity/create': ({ data, key }) => {
        const known = offers[byKey.get(key) ?? -1];
        if (known) return known as never;
        made.push(data);
        const { autApproval, ...rest } = stored().data;
        const next = offerEntity('new', { ...rest, ...(data as object) });
        if (isMade || made.length > 1) byKey.set(key, offers.push(next) - 1);
        if (made.length === 1) throw new TypeError('Failed to fetch');
        return next as never;
      },
      'POST eav/entity/updatefrompatch': (input) => {
        patched.push(input);
        const at = offers.findIndex(({ id }) => id === input.id);
        offers[at] = { ...(offers[at] ?? stored()), rev: input.rev + 1 };
        if (isLostAgain && patched.length === 1) throw new TypeError('Failed to fetch');
        return offers[at] as never;
      },
    });
    const address = `/my-offers/new?from=${testId('ours')}`;
    const device = { ...world, address, answers, storage: memoryStorage() };
    let page = await renderPage(<OfferFormPage />, device);
    const publish = () => screen.findByRole('button', { name: t('offers.publish') });
    await page.user.click(await publish());
    await screen.findByText(t('errors.client.unreachable'));
    if (isOvertaken) offers[1] = { ...(offers[1] ?? stored()), rev: 2 };
    if (isReloaded) {
      page.unmount();
      page = await renderPage(<OfferFormPage />, device);
    }
    if (isDiscarded)
      await page.user.click(await screen.findByRole('button', { name: t('words.discardEntries') }));
    if (isChanged)
      await page.user.type(await screen.findByRole('textbox', { name: /^Tiere/ }), '1');
    await page.user.click(await publish());
    if (isLostAgain) {
      await expect.poll(() => patched.length).toBe(1);
      await page.user.click(await publish());
    }
    await expect.poll(page.address).toBe('/my-offers');
    return { made, patched };
  }

  test('is not made twice where the server had taken it', async () => {
    const { made, patched } = await publishTwice({ isMade: true });
    expect(made).toHaveLength(1);
    expect(patched).toMatchObject([{ id: testId('new'), rev: 1, patch: { amount: 10 } }]);
  });

  test('is not made twice where the change of it got no answer, either', async () => {
    const { made, patched } = await publishTwice({ isMade: true, isLostAgain: true });
    expect(made).toHaveLength(1);
    expect(patched).toMatchObject([{ rev: 1 }, { rev: 2 }]);
  });

  test('is not made twice by a page that was loaded again', async () => {
    const { made, patched } = await publishTwice({ isMade: true, isReloaded: true });
    expect([made.length, patched.length]).toEqual([1, 1]);
  });

  test.each([
    ['says the same', false, [1, 0]],
    ['says something else, and makes one of its own', true, [2, 0]],
  ] as const)('undoes no change that somebody made since: it %s', async (_, isChanged, calls) => {
    const { made, patched } = await publishTwice({ isMade: true, isOvertaken: true, isChanged });
    expect([made.length, patched.length]).toEqual(calls);
  });

  test('is not changed by a page that was loaded again, and says another offer', async () => {
    const attempt = { isMade: true, isReloaded: true, isChanged: true };
    const { made, patched } = await publishTwice(attempt);
    expect([made.length, patched.length]).toEqual([2, 0]);
  });

  test('is made again where the server had not', async () => {
    const { made } = await publishTwice({ isMade: false });
    expect(made).toHaveLength(2);
  });

  test('is forgotten with the entries that are discarded: the next offer is one of its own', async () => {
    const attempt = { isMade: true, isReloaded: true, isDiscarded: true };
    const { made, patched } = await publishTwice(attempt);
    expect([made.length, patched.length]).toEqual([2, 0]);
  });
});
