import { expect, test } from 'vitest';
import { Address } from '#shared/kernel/address.ts';

const isTaken = (website: string) => Address.safeParse({ website }).success;

test.each([
  ...['https://hof.example', 'HTTP://www.hof-müller.example:8080?a=b', 'https://hof.example#top'],
  ...['https://map.example/@48.1,11.5', 'https://hof.example/?mail=info@hof.example'],
])('%s is a website', (website) => {
  expect(isTaken(website)).toBe(true);
});

test.each([
  ...[
    'https://bank.example@evil.example',
    'https://anna:secret@hof.example/',
    'https://@a.example',
  ],
  ...['https:bank.example@evil.example', 'ftp://hof.example', 'javascript:alert(1)', 'hof.example'],
])('%s is none', (website) => {
  expect(isTaken(website)).toBe(false);
});
