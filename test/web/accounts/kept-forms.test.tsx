import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { ANY, only, starting, t } from '#test/web/catalogue-text.ts';
import { memoryStorage } from '#test/web/memory-storage.ts';
import { GUEST } from '#web/kernel/session/session-state.ts';
import { openProfile, sale, section } from './profile-stage.tsx';

const account = accountOf('SUP', 'supplier', { userData: { supData: [sale] } });

/** A device on which the supplier signs in again after each session. */
function device() {
  const storage = memoryStorage();
  return async () => {
    const page = await openProfile(account, {}, { storage });
    const end = () => {
      act(() => page.session.set({ ...GUEST, ended: true }));
      page.unmount();
    };
    return { ...page, end };
  };
}

test('what was typed in the profile is there again after the session has ended, once', async () => {
  const signIn = device();
  const name = () => section(t('contact.details')).getByLabelText(t('words.contactPerson'));
  const notice = () => screen.findByLabelText(starting('profile.notice'));
  const first = await signIn();
  await first.user.type(name(), 'Erika Wiesner');
  await first.user.type(await notice(), 'Ab Hof');
  first.end();
  const second = await signIn();
  expect(name()).toHaveProperty('value', 'Erika Wiesner');
  expect(section(t('contact.details')).getByRole('group')).toHaveProperty('open', true);
  section(t('contact.details')).getByText(only('words.restored', { at: ANY }));
  expect(await notice()).toHaveProperty('value', 'Ab Hof');
  second.unmount();
  await signIn();
  expect(name()).toHaveProperty('value', '');
  expect(screen.queryByText(only('words.restored', { at: ANY }))).toBeNull();
});

test('a location that was not saved when the session ended is there in its dialog again', async () => {
  const signIn = device();
  const add = async (user: Awaited<ReturnType<typeof signIn>>['user']) => {
    await user.click(await screen.findByRole('button', { name: t('words.locationAdd') }));
    return screen.getByLabelText(starting('profile.locationName'));
  };
  const first = await signIn();
  await first.user.type(await add(first.user), 'Alm');
  first.end();
  const second = await signIn();
  await second.user.click(await screen.findByRole('button', { name: starting('action.edit') }));
  expect(screen.getByLabelText(starting('profile.locationName'))).toHaveProperty(
    'value',
    'Hofstelle',
  );
  await second.user.click(screen.getByRole('button', { name: t('action.cancel') }));
  expect(await add(second.user)).toHaveProperty('value', 'Alm');
});
