import { expect, test, vi } from 'vitest';
import { lookAtPage } from './look-at-page.ts';

const found = (lines: readonly string[]) =>
  expect.objectContaining({ actual: lines.map((line) => expect.stringContaining(line)) });
const show = (html: string) => {
  document.body.innerHTML = html;
};

test('an image without a text and a button without a name are found, each with its rule', async () => {
  show('<h1>Farms</h1><img src="farm.png"><button type="button"></button>');
  await expect(lookAtPage(new Set())).rejects.toEqual(
    found(['button-name: <button type="button">', 'image-alt: <img src="farm.png">']),
  );
});

test('an id that stands twice is found', async () => {
  show('<p id="hint">One</p><p id="hint">Two</p><p id="other">Three</p>');
  await expect(lookAtPage(new Set())).rejects.toEqual(found(['duplicate-id-aria: hint']));
});

test('a dialog is looked at where an earlier page had none', async () => {
  const seen = new Set<string>();
  const button = '<button type="button">Go</button>';
  show(button);
  await lookAtPage(seen);
  show(`${button}<div role="dialog"></div>`);
  await expect(lookAtPage(seen)).rejects.toEqual(found(['aria-dialog-name: <div role="dialog">']));
});

test('a clock that stands still holds nothing up, and the page is gone afterwards', async () => {
  vi.useFakeTimers();
  show('<img src="farm.png">');
  await expect(lookAtPage(new Set())).rejects.toThrow('axe finds');
  expect(vi.isFakeTimers()).toBe(false);
  expect(document.body.childNodes).toHaveLength(0);
});
