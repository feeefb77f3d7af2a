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

test('Enter opens it, hovering does not; Escape closes it and goes back to its button, leaving closes it, too', async () => {
  const { user } = await renderPage(page);
  await user.tab();
  await user.hover(opener());
  expect(isOpen()).toBe(false);
  await user.keyboard('{Enter}');
  expect([isOpen(), opener().getAttribute('aria-expanded')]).toEqual([true, 'true']);
  await user.tab();
  await user.keyboard('{Escape}');
  expect([isOpen(), opener().getAttribute('aria-expanded')]).toEqual([false, 'false']);
  expect(document.activeElement).toBe(opener());

  await user.keyboard('{Enter}');
  await user.tab();
  await user.tab();
  expect(isOpen()).toBe(false);
  await user.click(opener());
  expect(isOpen()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'daneben' }));
  expect(isOpen()).toBe(false);
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
