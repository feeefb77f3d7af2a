import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#test/web/memory-storage.ts';
import type { Theme } from '#web/kernel/shown-theme.ts';
import { startTheme } from '#web/kernel/theme.ts';

let isSystemDark = false;
let follow = () => {};
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isSystemDark;
    },
    addEventListener: (_: string, onChange: () => void) => {
      follow = onChange;
    },
  }));
  return () => vi.unstubAllGlobals();
});

const LIGHT = '#f5f7f4';
const DARK = '#18211d';

function start(kept?: Theme) {
  isSystemDark = false;
  const storage = memoryStorage();
  if (kept !== undefined) storage.set('theme', kept);
  const page = new DOMParser().parseFromString(readFileSync('web/index.html', 'utf8'), 'text/html');
  const theme = startTheme(storage, page.documentElement);
  const bars = () =>
    [...page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => media === 'all')
      .map(({ content }) => content);
  return { theme, storage, looks: () => [page.documentElement.dataset.theme, ...bars()] };
}

test('page and bar of the browser have the theme of the device, and follow it', () => {
  const { looks } = start();
  expect(looks()).toEqual(['light', LIGHT]);
  isSystemDark = true;
  follow();
  expect(looks()).toEqual(['dark', DARK]);
});

test('a choice goes before the device, and stays on it', () => {
  const { theme, storage, looks } = start();
  theme.choose('dark');
  expect(looks()).toEqual(['dark', DARK]);
  expect(storage.get('theme')).toBe('dark');
  expect(start('dark').looks()).toEqual(['dark', DARK]);
  theme.choose('system');
  expect(looks()).toEqual(['light', LIGHT]);
});

test('a choice in another tab is taken over', () => {
  const { storage, looks } = start();
  storage.set('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(looks()).toEqual(['dark', DARK]);
});
