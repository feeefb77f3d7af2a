import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { SessionNotice } from '#web/app/session-notice.tsx';
import { paths, pathTo } from '#web/kernel/paths.ts';
import { GUEST, type SessionState } from '#web/kernel/session/session-state.ts';
import { createValue } from '#web/kernel/value.ts';

test('who was signed out reads why, and is offered to sign in again; other guests read nothing', async () => {
  const ended = createValue<SessionState>({ ...GUEST, ended: true });
  const page = await renderPage(<SessionNotice />, { session: ended });
  expect(screen.getByRole('alert').textContent).toContain(t('session.ended'));
  expect(screen.getByRole('button', { name: t('session.again') })).toBeDefined();
  page.unmount();
  await renderPage(<SessionNotice />, { session: createValue<SessionState>(GUEST) });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a guest whose sign-in failed on its way back is told, and offered to sign in again', async () => {
  const failed = createValue<SessionState>({ ...GUEST, failed: true });
  await renderPage(<SessionNotice />, { session: failed });
  expect(screen.getByRole('alert').textContent).toContain(t('session.failed'));
  expect(screen.getByRole('button', { name: t('session.again') })).toBeDefined();
});

test('who has no account yet is offered to register, but not beside an invitation to one', async () => {
  const session = createValue<SessionState>({ ...GUEST, hasSignOn: true });
  const register = () => screen.queryByRole('link', { name: t('menu.RegistrationAgr') });
  const page = await renderPage(<SessionNotice />, { session });
  expect(register()).not.toBeNull();
  page.unmount();
  const id = 'abcdefghij0123456789_-';
  const address = pathTo('Invitation', { id });
  await renderPage(<SessionNotice />, { session, path: paths.Invitation, address });
  expect(register()).toBeNull();
});
