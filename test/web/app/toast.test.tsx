import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { Bell, PhoneBell } from '#web/app/bell.tsx';
import { Toast } from '#web/app/toast.tsx';

test('an error is announced at once, anything else when there is time', async () => {
  const { kernel } = await renderPage(<Toast />);
  act(() => kernel.notifications.show('success', t('words.saved')));
  expect(within(screen.getByRole('status')).getByText(t('words.saved'))).toBeDefined();
  act(() => kernel.notifications.dismiss());
  act(() => kernel.notifications.show('error', 'Nicht gespeichert'));
  expect(within(screen.getByRole('alert')).getByText('Nicht gespeichert')).toBeDefined();
});

test('a notification can be closed', async () => {
  const { kernel, user } = await renderPage(<Toast />);
  act(() => kernel.notifications.show('message', 'Hinweis'));
  await user.click(screen.getByRole('button', { name: t('action.close') }));
  expect(screen.queryByText('Hinweis')).toBeNull();
});

test('a notification that is closed gives the focus back to where it came from', async () => {
  const { kernel, user } = await renderPage(
    <>
      <button type="button">Speichern</button>
      <Toast />
    </>,
  );
  await user.tab();
  act(() => kernel.notifications.show('message', 'Hinweis'));
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Hinweis')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Speichern' }));
});

test.for([
  ['the bell', <Bell key="bell" />, (name: string) => screen.queryByRole('button', { name })],
  ['a phone’s menu', <PhoneBell key="phone" />, (name: string) => screen.queryByText(name)],
] as const)('%s keeps what is gone from the screen', async ([, bell, find]) => {
  const { kernel, user } = await renderPage(bell);
  const count = t('bell.label', { count: 1 });
  expect(find(count)).toBeNull();
  act(() => {
    kernel.notifications.show('message', 'Hinweis');
    kernel.notifications.dismiss();
  });
  await user.click(find(count) ?? document.body);
  expect(screen.getByText('Hinweis')).toBeDefined();
});
