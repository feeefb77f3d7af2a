import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ACCOUNT_CHANGES,
  accountChangeset,
  readAccountChangeset,
} from '#shared/accounts/account-changeset.ts';

/** Folders whose saves are of other things. What they write on an account is the changeset of that thing. */
const ELSEWHERE = /^(contact|kernel|entities|exports|imports|offers|requests|rules|uploads)\//;

/** Words that are written as a changeset by themselves; the compiler holds those that `accountChangeset` takes. */
function writtenIn(source: string): string[] {
  const values = [...source.matchAll(/\bchangeset(?:: | = )(.*)$/gm)].map(
    ([, value = '']) => value,
  );
  return values
    .filter((value) => !value.includes('accountChangeset('))
    .flatMap((value) => [...value.matchAll(/'([^']+)'|`([^`]+)`/g)])
    .map(([, plain, template]) => plain ?? template ?? '');
}

describe('the timeline of accounts', () => {
  const root = new URL('../../../functions/', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !ELSEWHERE.test(file),
  );
  const written = files.flatMap((file) =>
    writtenIn(readFileSync(new URL(file, root), 'utf8')).map((text) => ({ file, text })),
  );

  test('is written in words that are listed, so that each has a sentence for people', () => {
    const texts: readonly string[] = ACCOUNT_CHANGES;
    expect(written.length).toBeGreaterThan(8);
    expect(written.filter(({ text }) => !texts.includes(text))).toEqual([]);
  });
});

test('several changes of one save are told apart', () => {
  const text = accountChangeset(['activate', 'supplier confirmed']);
  expect(text).toBe('activate, supplier confirmed');
  expect(readAccountChangeset(text)).toEqual(['activate', 'supplier confirmed']);
  expect(readAccountChangeset(accountChangeset(['profile']))).toEqual(['profile']);
});
