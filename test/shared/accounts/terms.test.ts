import { expect, test } from 'vitest';
import { areTermsOutdated, termsVersion } from '#shared/accounts/terms.ts';

const page = { usageKey: 'tos-agr', internalName: 'Terms', title: [], content: [] };
const lastUpdated = '2026-01-01T00:00:00.000Z';

test('the version is the day that an administrator gave, else the revision', () => {
  expect(termsVersion({ rev: 7, data: { ...page, lastUpdated } })).toBe(lastUpdated);
  expect(termsVersion({ rev: 7, data: page })).toBe('revision 7');
});

test('only who accepted other terms is asked again', () => {
  const accepted = (tosVersion: string) => ({
    supExtra: { tosAcceptedOn: lastUpdated, tosVersion },
  });
  expect(areTermsOutdated(accepted('2025-1'), lastUpdated)).toBe(true);
  expect(areTermsOutdated(accepted(lastUpdated), lastUpdated)).toBe(false);
  expect(areTermsOutdated({ supExtra: {} }, lastUpdated)).toBe(false);
  expect(areTermsOutdated(accepted('2025-1'), undefined)).toBe(false);
});
