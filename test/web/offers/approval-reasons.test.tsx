import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#shared/settings/settings.ts';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { memoryStorage } from '#test/web/memory-storage.ts';
import { type PageWorld, renderPage } from '#test/web/render-page.tsx';
import { signedIn } from '#test/web/signed-in.ts';
import { countryOf } from '#test/web/test-country.ts';
import { ApprovalPage } from '#web/features/offers/approval/approval-page.tsx';
import type { SessionState } from '#web/kernel/session/session-state.ts';
import { createValue } from '#web/kernel/value.ts';
import { offerEntity, offerServer } from './offer-server.ts';

const authority = accountOf('AUT', 'authority', { autApprovalForCountry: testId('country') });
const REASON = 'Die Bescheinigung fehlt.';

/** The page with these numbers of animals waiting; a reason is written to the first. */
async function open(
  amounts: readonly number[],
  device: Pick<PageWorld, 'storage' | 'session'> = {},
) {
  const offers = amounts.map((amount) =>
    offerEntity(`offer ${amount}`, { autApproval: { status: 'pending' }, amount }),
  );
  const page = await renderPage(<ApprovalPage />, {
    account: authority,
    country: countryOf({ offerAutApproval: true }),
    path: '/approvals',
    address: '/approvals',
    answers: {
      ...offerServer(offers),
      'GET livestock/settings/get': () => DEFAULT_SETTINGS,
      'GET eav/entity/gettimeline': () => ({ items: [], next: null }),
      'POST livestock/offer/decide': () => {
        throw new FakeFailure(503, 'maintenance');
      },
    },
    ...device,
  });
  const reason = async (name: string) => {
    const region = within(await screen.findByRole('region', { name }));
    return region.findByRole<HTMLTextAreaElement>('textbox', { name: /^Grund/ });
  };
  const write = async (name: string) => {
    const region = within(await screen.findByRole('region', { name }));
    await page.user.click(region.getByRole('button', { name: t('approval.rejectTitle') }));
    await page.user.type(await reason(name), REASON);
    return region;
  };
  return { ...page, reason, write };
}

test('a reason stays with its offer while another one is looked at, and takes no focus then', async () => {
  const { user, reason, write } = await open([1, 2]);
  await write('1 Fleckvieh');
  await user.click(screen.getByRole('button', { name: /^2 Fleckvieh/ }));
  await screen.findByRole('region', { name: '2 Fleckvieh' });
  const row = screen.getByRole('button', { name: /^1 Fleckvieh/ });
  await user.click(row);
  const written = await reason('1 Fleckvieh');
  expect(written.value).toBe(REASON);
  expect(written.form?.contains(document.activeElement)).toBe(false);
});

test('a rejection that is taken back has its reason again, also where it was the last offer', async () => {
  const { user, reason, write } = await open([1]);
  const region = await write('1 Fleckvieh');
  await user.click(region.getByRole('button', { name: t('approval.rejectTitle') }));
  await user.click(await screen.findByRole('button', { name: t('action.undo') }));
  expect((await reason('1 Fleckvieh')).value).toBe(REASON);
});

test('rejections that fail one after the other have their reasons again, each at its offer', async () => {
  const { user, reason, write } = await open([1, 2]);
  for (const name of ['1 Fleckvieh', '2 Fleckvieh']) {
    const region = await write(name);
    await user.click(region.getByRole('button', { name: t('approval.rejectTitle') }));
  }
  await user.click(await screen.findByRole('button', { name: t('approval.sendNow') }));
  await screen.findByText(t('approval.notDecided'));
  for (const name of ['2 Fleckvieh', '1 Fleckvieh']) {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
    expect((await reason(name)).value).toBe(REASON);
  }
});

test('a reason is there again after the session has ended', async () => {
  const storage = memoryStorage();
  const session = createValue<SessionState>(signedIn(authority));
  const first = await open([1], { storage, session });
  await first.write('1 Fleckvieh');
  act(() => session.set({ status: 'guest', ended: true, hasSignOn: false }));
  first.unmount();
  const again = createValue<SessionState>(signedIn(authority));
  const { reason } = await open([1], { storage, session: again });
  expect((await reason('1 Fleckvieh')).value).toBe(REASON);
});

test('an offer that is not rejected after all keeps the focus on the page', async () => {
  const { user, write } = await open([1]);
  const region = await write('1 Fleckvieh');
  await user.click(region.getByRole('button', { name: t('action.cancel') }));
  expect(document.activeElement?.tagName).toBe('H1');
});

test('Escape leads out of a rejection into the list: it closes where nothing is written, and else keeps the reason', async () => {
  const { user, reason, write } = await open([1, 2]);
  const row = await screen.findByRole('button', { name: /^1 Fleckvieh/ });
  await user.click(row);
  const region = await screen.findByRole('region', { name: '1 Fleckvieh' });
  await user.click(within(region).getByRole('button', { name: t('approval.rejectTitle') }));
  await reason('1 Fleckvieh');
  await user.keyboard('{Escape}');
  expect(within(region).queryByRole('textbox')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(row);
  await write('1 Fleckvieh');
  await user.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(row);
  expect((await reason('1 Fleckvieh')).value).toBe(REASON);
});
