import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { PhoneMenu } from '#web/app/phone-menu.tsx';
import { UserMenu } from '#web/app/user-menu.tsx';
import { GUEST, type SessionState } from '#web/kernel/session/session-state.ts';
import { createValue } from '#web/kernel/value.ts';

const led: SessionState = { ...GUEST, hasSignOn: true, needsFactor: true };

test.each([
  ['guests', GUEST, 1],
  ['nobody who has signed in and lacks a second factor only', led, 0],
] as const)('the head and the menu of a phone offer %s to sign in', async (_, state, count) => {
  const session = createValue<SessionState>(state);
  const head = await renderPage(<UserMenu />, { session });
  expect(screen.queryAllByRole('button', { name: t('session.logIn') })).toHaveLength(count);
  head.unmount();
  await renderPage(<PhoneMenu onClose={() => {}} />, { session });
  expect(screen.queryAllByRole('button', { name: t('session.logIn') })).toHaveLength(count);
});
