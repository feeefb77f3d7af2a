import { expect, test } from 'vitest';
import { basenameOf } from '#web/kernel/site.ts';

test.each([
  ['/', ''],
  ['/offers/1', ''],
  ['/at', '/at'],
  ['/AT/offers/1', '/AT'],
  ['/de/offers/1', ''],
  ['/admin/users', '/admin'],
  ['/at/admin', '/at/admin'],
])('of the path %s in Austria, %s is the prefix', (pathname, prefix) => {
  expect(basenameOf(pathname, 'AT')).toBe(prefix);
});
