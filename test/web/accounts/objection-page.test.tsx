import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { objectionPath } from '#shared/accounts/objection-path.ts';
import { t } from '#test/web/catalogue-text.ts';
import { type Answers, FakeFailure } from '#test/web/fake-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { ObjectionPage } from '#web/features/accounts/objection/objection-page.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import type { SessionState } from '#web/kernel/session/session-state.ts';
import { createValue } from '#web/kernel/value.ts';

const ID = 'abcdefghij0123456789_-';
const JOINING = {
  account: 'Biohof Muster',
  role: 'AGR' as const,
  person: { name: 'Eve Fremd', email: 'eve@elsewhere.example' },
  on: '2026-03-02T08:00:00.000Z',
  expires: '2026-03-16T08:00:00.000Z',
};

const open = (more: Answers = {}) =>
  renderPage(<ObjectionPage />, {
    path: '/not-me/:id',
    address: `/not-me/${ID}`,
    session: createValue<SessionState>({ status: 'guest', ended: false, hasSignOn: false }),
    answers: {
      'POST auth/domain/getobjection': () => JOINING,
      'POST auth/domain/object': () => ({}),
      ...more,
    },
  });
const refuse = (status: number, code: string) => () => {
  throw new FakeFailure(status, code);
};
const button = () => screen.findByRole('button', { name: t('accounts.objection.remove') });

test('mails lead to this page', () => {
  expect(pathTo('Objection', { id: ID })).toBe(objectionPath(ID));
});

test('a guest reads who joined, and opening the page changes nothing', async () => {
  const { calls } = await open();
  await button();
  expect(screen.getAllByRole('definition').map((definition) => definition.textContent)).toEqual([
    'Biohof Muster',
    'Eve Fremd',
    'eve@elsewhere.example',
    expect.stringContaining('2. März 2026'),
    expect.stringContaining('15. März 2026'),
  ]);
  expect(calls.map(({ name }) => name)).toEqual(['POST auth/domain/getobjection']);
});

test('of a person without a name it says so', async () => {
  await open({
    'POST auth/domain/getobjection': () => ({ ...JOINING, person: { name: null, email: null } }),
  });
  await screen.findByText(t('accounts.users.unknown'));
});

test('one press removes the person, and the page says who was told', async () => {
  const { user, calls } = await open();
  await user.click(await button());
  await screen.findByRole('heading', { level: 1, name: t('accounts.objection.done') });
  expect(screen.getByRole('status').textContent).toContain('Kontrollstelle, Verwaltung');
  expect(calls.at(-1)).toEqual({ name: 'POST auth/domain/object', input: { objectionId: ID } });
});

test.each([
  [404, 'accounts.objectionNotFound', t('errors.accounts.objectionNotFound')],
  [400, 'kernel.invalidInput', t('errors.accounts.objectionNotFound')],
  [403, 'accounts.objectionExpired', t('errors.accounts.objectionNotFound')],
])('a link refused with %i %s has no button, and says whom to ask', async (status, code, title) => {
  await open({ 'POST auth/domain/getobjection': refuse(status, code) });
  await screen.findByRole('heading', { level: 1, name: title });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: t('contact.title') })).toBeDefined();
});

test('what fails by the way is tried again', async () => {
  let isDown = true;
  const { user } = await open({
    'POST auth/domain/object': () => {
      if (isDown) throw new FakeFailure(409, 'entities.busy');
      return {};
    },
  });
  await user.click(await button());
  await screen.findByText(t('accounts.link.failed'));
  isDown = false;
  await user.click(screen.getByRole('button', { name: /Noch einmal|Erneut/ }));
  await screen.findByRole('heading', { level: 1, name: t('accounts.objection.done') });
});
