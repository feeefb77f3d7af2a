import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Blocked } from '#shared/accounts/blocked.ts';
import { accountOf } from '#test/support/accounts.ts';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { SessionNotice } from '#web/app/session-notice.tsx';
import type { SessionState } from '#web/kernel/session/session-state.ts';
import { createValue } from '#web/kernel/value.ts';

const farmer = accountOf('AGR', 'Biohof Muster');
const ended = '2026-03-05T10:00:00.000Z';
const contact = { account: farmer.id, name: 'Kontrolle Süd', phone: '+49 800 123' };

function withUserData(change: object, staticData: object = {}): typeof farmer {
  const { data } = farmer;
  return {
    ...farmer,
    data: {
      ...data,
      staticData: { ...data.staticData, ...staticData },
      userData: { ...data.userData, ...change },
    },
  };
}

const answering = (blocked: Blocked) => ({
  'GET auth/account/getaccount': () => ({
    ...farmer,
    tosOutdated: false,
    mailsRejected: false,
    blocked,
  }),
});

test('a farmer whom the control body deactivated reads on every page why, and whom to ask', async () => {
  await renderPage(<SessionNotice />, {
    account: withUserData({ deactivatedOn: ended }),
    answers: answering({ reason: 'deactivatedByControlBody', contact }),
  });
  const notice = within(await screen.findByRole('status'));
  notice.getByText(t('accounts.blocked.deactivatedByControlBody'));
  notice.getByText(t('accounts.blocked.effect'));
  await notice.findByText('Kontrolle Süd');
  expect(notice.getByRole('link', { name: /800 123/ }).getAttribute('href')).toBe('tel:+49800123');
});

test('without a known control body a farmer without certification asks the administration', async () => {
  await renderPage(<SessionNotice />, {
    account: withUserData({ certification: { active: false, since: ended } }),
    answers: answering({ reason: 'noActiveCertification', contact: null }),
  });
  await screen.findByText(t('accounts.blocked.noActiveCertification'));
  expect((await screen.findByRole('link', { name: t('contact.title') })).getAttribute('href')).toBe(
    '/contact',
  );
});

test('who has an exception from the certification, or is not blocked, reads nothing', async () => {
  const certificationOverride = { on: ended, by: farmer.id, reason: 'Papier' };
  const certification = { active: false, since: ended };
  const excepted = withUserData({ certification }, { certificationOverride });
  const { calls } = await renderPage(<SessionNotice />, { account: excepted });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('status')).toBeNull();
  expect(calls).toEqual([]);
});

test('who has only deactivated accounts is not asked to register, but told whom to ask', async () => {
  const line = { id: farmer.id, name: 'Biohof Muster', role: 'AGR', country: farmer.id } as const;
  const session = createValue<SessionState>({
    status: 'guest',
    ended: false,
    hasSignOn: true,
    deactivated: [{ ...line, active: false, state: 'deactivated', current: false }],
  });
  await renderPage(<SessionNotice />, { session });
  await screen.findByText(t('accounts.deactivated', { names: 'Biohof Muster', count: 1 }));
  screen.getByRole('link', { name: t('contact.title') });
  expect(screen.queryByRole('link', { name: t('menu.RegistrationAgr') })).toBeNull();
});
