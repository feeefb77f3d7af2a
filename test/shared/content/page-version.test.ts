import { expect, test } from 'vitest';
import { newVersion } from '#shared/content/page-version.ts';

const first = { version: '2026-02-01T12:00:00.000Z', summary: [] };
const later = { ...first, version: '2026-03-01T12:00:00.000Z' };

test('a change that the page did not say before is a new version, also one of the same instant', () => {
  expect(newVersion({}, { changes: [later, first] })).toBe(later.version);
  expect(newVersion({ changes: [first] }, { changes: [first] })).toBeUndefined();
  expect(newVersion({ changes: [first] }, { changes: [first, first] })).toBe(first.version);
});
