// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES, languageOf } from '#shared/kernel/locale.ts';
import { manifests } from '#texts/emit-manifests.ts';

const PUBLIC = new URL('../../../web/public/', import.meta.url);
const manifest: {
  start_url: string;
  icons: { src: string; sizes: string; purpose?: string }[];
} = JSON.parse(readFileSync(new URL('manifest.webmanifest', PUBLIC), 'utf8'));

test('a phone keeps the site of its country, under an icon of the size that the manifest says', () => {
  expect(new URL(manifest.start_url, 'https://de.test/manifest.webmanifest').href).toBe(
    'https://de.test/',
  );
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual([undefined, undefined, 'maskable']);
  const icons = [...manifest.icons, { src: 'apple-touch-icon.png', sizes: '180x180' }];
  const pictures = icons.map(({ src, sizes }) => {
    const bytes = readFileSync(new URL(src, PUBLIC));
    // The size stands behind the signature and the name of the first chunk.
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    return bytes.length;
  });
  expect(pictures.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20_000);
});

test('the site has a name in each language, which a phone writes below the icon', async () => {
  const files = await manifests();
  const languages = [...new Set(LOCALES.map(languageOf))].toSorted();
  expect(Object.keys(files).toSorted()).toEqual(
    languages.map((language) => `manifest.${language}.webmanifest`),
  );
  const contents = Object.values(files).map((file) => JSON.parse(file));
  for (const { name, short_name, lang, ...others } of contents) {
    expect({ ...manifest, ...others }, lang).toEqual(manifest);
    expect([name.length > 0, short_name.length <= 13], lang).toEqual([true, true]);
  }
  expect(new Set(contents.map(({ name }) => name)).size).toBe(languages.length);
});
