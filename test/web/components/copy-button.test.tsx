import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyButton } from '#web/components/copy-button.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

async function copy(): Promise<string | null> {
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  const said = screen.getByRole('status');
  await vi.waitFor(() => expect(said.textContent).not.toBe(''));
  return said.textContent;
}
const button = <CopyButton text="secret" label="Copy" copied="copied" refused="refused" />;

test('a text is copied, and the page says so', async () => {
  userEvent.setup();
  render(button);
  expect(await copy()).toBe('copied');
  expect(await navigator.clipboard.readText()).toBe('secret');
});

test('a browser that refuses is told of, and so is the next try that succeeds', async () => {
  userEvent.setup();
  render(button);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('NotAllowedError'));
  expect(await copy()).toBe('refused');
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByText('copied');
});

test('a page without a clipboard says that it cannot copy', async () => {
  userEvent.setup();
  render(button);
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  expect(await copy()).toBe('refused');
});
