import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

async function renderButton() {
  const { user } = await renderPage(<CopyButton text="secret" />);
  const press = () => user.click(screen.getByRole('button', { name: t('words.copy') }));
  return { press };
}

test('a text is copied, and the page says so', async () => {
  const { press } = await renderButton();
  await press();
  await screen.findByText(t('words.copied'));
  expect(await navigator.clipboard.readText()).toBe('secret');
});

test('a browser that refuses is told of, and so is the next try that succeeds', async () => {
  const { press } = await renderButton();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('NotAllowedError'));
  await press();
  await screen.findByText(t('words.copyRefused'));
  await press();
  await screen.findByText(t('words.copied'));
});

test('a page without a clipboard says that it cannot copy', async () => {
  const { press } = await renderButton();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  await press();
  await screen.findByText(t('words.copyRefused'));
});
