import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildDemoData } from '#infra/demo/build-demo-data.ts';
import { COUNTRIES } from '#infra/demo/countries/country-table.ts';
import { buildHoldings } from '#infra/demo/people/build-holdings.ts';
import { nameLabelsOf, text, writtenIn } from '#infra/demo/texts.ts';
import { type Locale, languageOf } from '#shared/kernel/locale.ts';

const folder = join(import.meta.dirname, '../../../infra/demo/words');

/** Every German label in a piece of data. */
function germanIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(germanIn);
  if (typeof data !== 'object' || data === null) return [];
  const { lang, label } = data as { readonly lang?: unknown; readonly label?: unknown };
  if (lang === 'de_DE' && typeof label === 'string') return [label];
  return Object.values(data).flatMap(germanIn);
}

const data = buildDemoData(new Date('2026-03-02T08:00:00Z'));
const german = new Set(data.flatMap(germanIn));
const written = JSON.stringify(data);

test.each(writtenIn(folder, '.json'))(
  'each word in $lang is that of a German one of the demo data',
  ({ path }) => {
    const words: Readonly<Record<string, string>> = JSON.parse(readFileSync(path, 'utf8'));
    expect(Object.keys(words).filter((word) => !german.has(word))).toEqual([]);
    expect(Object.values(words).filter((word) => word !== word.trim() || word === '')).toEqual([]);
  },
);

const ownWords = writtenIn(`${folder}/../own-words`, '.json').map(
  ({ lang, path }): { lang: Locale; words: Readonly<Record<string, string>> } => ({
    lang,
    words: JSON.parse(readFileSync(path, 'utf8')),
  }),
);

test('what people wrote themselves is there in the first language of each country', () => {
  const first = new Set(
    COUNTRIES.flatMap(({ languages }) => languages.slice(0, 1)).map(languageOf),
  );
  const languages = ownWords.map(({ lang }) => languageOf(lang));
  expect(
    [...first].filter((language) => language !== 'de' && !languages.includes(language)),
  ).toEqual([]);
});

test.each(ownWords)('what people wrote in $lang is what they wrote in German', ({ words }) => {
  expect(Object.keys(words)).toEqual(Object.keys(ownWords[0]?.words ?? {}));
  expect(Object.keys(words).filter((text) => !written.includes(text))).toEqual([]);
});

test('a breed has its German name in a language without a word for it, not an English translation', () => {
  const labels = nameLabelsOf(text('Rhönschaf', 'Rhön Sheep'));
  expect(labels).toContainEqual({ lang: 'lt_LT', label: 'Rhönschaf' });
  expect(labels).toContainEqual({ lang: 'en_GB', label: 'Rhön Sheep' });
  expect(new Set(labels.map(({ lang }) => lang)).size).toBe(labels.length);
});

test('a Lithuanian farm is called after its owner as people say it', () => {
  expect(buildHoldings().map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Butkaus ūkis', 'Petraitės veislynas']),
  );
});
