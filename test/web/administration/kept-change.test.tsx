import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { t } from '#test/web/catalogue-text.ts';
import type { Answers } from '#test/web/fake-server.ts';
import { memoryStorage } from '#test/web/memory-storage.ts';
import { signedIn } from '#test/web/signed-in.ts';
import { hideMessages } from '#test/web/unwritten.ts';
import { GUEST, type SessionState } from '#web/kernel/session/session-state.ts';
import { createValue } from '#web/kernel/value.ts';
import { aboutEntry, admin, openAdministration } from './open-administration.tsx';

const plain = { cat1Mandatory: false, cat1CanHaveMulti: false, scientificName: 'Gallus gallus' };
const hens = entityOf('animalkind', { ...plain, labels: [] }, 'hens');
const danish = entityOf('i18nlabels', { language: 'da_DK', entries: [] });
const subject = {
  language: 'de_DE',
  type: 'subject',
  template: 'Einladung',
  builtIn: 'Einladung',
  updated: null,
  updatedBy: null,
} as const;

/** A device on which an administrator signs in again after each session. */
function device(address: string, now: { entry: Entity } = { entry: hens }) {
  const answers: Answers = {
    'POST search/search/execute': ({ entityClass }) => ({
      items: entityClass === 'i18nlabels' ? [danish] : [],
      next: null,
    }),
    ...aboutEntry(() => now.entry),
    'POST mailer/template/list': () => [
      { name: 'invitation', variables: [], needed: [], texts: [subject] },
    ],
  };
  const storage = memoryStorage();
  return async () => {
    const session = createValue<SessionState>(signedIn(admin));
    const page = await openAdministration(address, answers, { storage, session });
    const end = () => {
      act(() => session.set({ ...GUEST, ended: true }));
      page.unmount();
    };
    return { ...page, end };
  };
}

test('a change of an entry is there again after the session has ended, and is kept once', async () => {
  const signIn = device(`/animalkind/${hens.id}`);
  const field = () => screen.findByLabelText(t('administration.field.scientificName'));
  const first = await signIn();
  await first.user.type(await field(), ' domesticus');
  first.end();
  const second = await signIn();
  expect(await field()).toHaveProperty('value', 'Gallus gallus domesticus');
  screen.getByRole('note', { name: t('administration.changes', { count: 1 }) });
  second.unmount();
  await signIn();
  expect(await field()).toHaveProperty('value', 'Gallus gallus');
});

test('a change that somebody else has overtaken while nobody was signed in is told', async () => {
  const now = { entry: hens };
  const signIn = device(`/animalkind/${hens.id}`, now);
  const field = () => screen.findByLabelText(t('administration.field.scientificName'));
  const first = await signIn();
  await first.user.type(await field(), ' domesticus');
  first.end();
  now.entry = { ...hens, rev: 2, data: { ...hens.data, scientificName: 'Gallus' } };
  await signIn();
  expect(await field()).toHaveProperty('value', 'Gallus');
  const name = t('administration.field.scientificName');
  screen.getByRole('button', { name: t('administration.takeMine', { name }) });
});

test('texts of a mail are there again after the session has ended', async () => {
  const signIn = device('/mails?name=invitation&lang=de_DE');
  const field = () => screen.findByLabelText(t('administration.mailSubject'));
  const first = await signIn();
  await first.user.type(await field(), ' zum Hof');
  first.end();
  await signIn();
  expect(await field()).toHaveProperty('value', 'Einladung zum Hof');
});

test('labels are there again after the session has ended', async () => {
  hideMessages('da_DK');
  const signIn = device('/i18nlabels?lang=da_DK&q=action.apply');
  const field = () => screen.findByRole('textbox', { name: 'action.apply' });
  const first = await signIn();
  await first.user.type(await field(), 'Anvend');
  first.end();
  await signIn();
  expect(await field()).toHaveProperty('value', 'Anvend');
  expect(screen.getByText(t('administration.changes', { count: 1 }))).not.toBeNull();
});
