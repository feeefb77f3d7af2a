import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#test/web/render-page.tsx';
import { Disclosure } from '#web/components/disclosure.tsx';

const page = (
  <>
    <Disclosure label="Geflügel">{() => <a href="/hens">Legehennen</a>}</Disclosure>
    <button type="button">daneben</button>
  </>
);
const opener = () => screen.getByRole('button', { name: 'Geflügel' });
const isOpen = () => screen.queryByRole('link', { name: 'Legehennen' }) !== null;

test('Enter opens it, Escape closes it and goes back to its button', async () => {
  const { user } = await renderPage(page);
  await user.tab();
  expect(isOpen()).toBe(false);
  await user.keyboard('{Enter}');
  expect([isOpen(), opener().getAttribute('aria-expanded')]).toEqual([true, 'true']);
  await user.tab();
  await user.keyboard('{Escape}');
  expect([isOpen(), opener().getAttribute('aria-expanded')]).toEqual([false, 'false']);
  expect(document.activeElement).toBe(opener());
});

test('a choice in it closes it and goes back to its button', async () => {
  const choose = (close: () => void) => (
    <button type="button" onClick={close}>
      wählen
    </button>
  );
  const { user } = await renderPage(<Disclosure label="Geflügel">{choose}</Disclosure>);
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'wählen' }));
  expect([screen.queryByText('wählen'), document.activeElement]).toEqual([null, opener()]);
});

test('hovering opens nothing', async () => {
  const { user } = await renderPage(page);
  await user.hover(opener());
  expect(isOpen()).toBe(false);
});

test.each([
  [
    'the focus leaves',
    async (user: { tab: () => Promise<void> }) => {
      await user.tab();
      await user.tab();
    },
  ],
  [
    'something else is clicked',
    async (user: { click: (on: Element) => Promise<void> }) => {
      await user.click(screen.getByRole('button', { name: 'daneben' }));
    },
  ],
])('it closes when %s', async (_, leave) => {
  const { user } = await renderPage(page);
  await user.click(opener());
  await leave(user);
  expect(isOpen()).toBe(false);
});
