import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildDemoData } from '#infra/demo/build-demo-data.ts';
import { writtenIn } from '#infra/demo/texts.ts';

const folder = join(import.meta.dirname, '../../../infra/demo/words');

/** Every German label in a piece of data. */
function germanIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(germanIn);
  if (typeof data !== 'object' || data === null) return [];
  const { lang, label } = data as { readonly lang?: unknown; readonly label?: unknown };
  if (lang === 'de_DE' && typeof label === 'string') return [label];
  return Object.values(data).flatMap(germanIn);
}

const german = new Set(buildDemoData(new Date('2026-03-02T08:00:00Z')).flatMap(germanIn));

test.each(writtenIn(folder, '.json'))(
  'each word in $lang is that of a German one of the demo data',
  ({ path }) => {
    const words: Readonly<Record<string, string>> = JSON.parse(readFileSync(path, 'utf8'));
    expect(Object.keys(words).filter((word) => !german.has(word))).toEqual([]);
    expect(Object.values(words).filter((word) => word !== word.trim() || word === '')).toEqual([]);
  },
);
