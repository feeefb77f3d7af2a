import { expect, test } from 'vitest';
import { cmspageScreen } from '#shared/content/cmspage-screen.ts';
import { countryScreen } from '#shared/countries/country-screen.ts';
import { offerfieldScreen } from '#shared/masterdata/offerfield-screen.ts';
import { offergroupScreen } from '#shared/masterdata/offergroup-screen.ts';
import { requestPackageScreen } from '#shared/requests/entities/requestpackage-screen.ts';
import { packageEntity } from '#test/web/requests/request-library.ts';
import { copiedData } from '#web/features/administration/controls/copied-data.ts';

test('a copied package has steps of its own, asks for a free name and is switched off', () => {
  const { data } = packageEntity;
  const before = structuredClone(data);
  let ids = 0;
  const copy = copiedData(requestPackageScreen.fields, { ...data }, () => `id ${++ids}`);
  const { internalName: _name, ...others } = data;
  expect(copy).toEqual({
    ...others,
    enabled: false,
    steps: data.steps.map((step, index) => ({ ...step, id: `id ${index + 1}` })),
  });
  expect(data).toEqual(before);
});

test.each([
  ['country', 'enabledForWebsite', countryScreen.fields],
  ['field of offers', 'active', offerfieldScreen.fields],
])('a copied %s is switched off: %s', (_, name, fields) => {
  expect(copiedData(fields, { [name]: true }, () => 'id')).toEqual({ [name]: false });
});

test('a copy of an entry without rows and without a switch is as the entry', () => {
  const labels = [{ lang: 'de_DE', label: 'Huhn' }];
  const fields = { labels: { control: 'texts' } } as const;
  expect(copiedData(fields, { labels }, () => 'id')).toEqual({ labels });
});

test('a copy is no duplicate of the breed that its original is one of, and has no versions of a page', () => {
  const breed = { labels: [], sameAs: 'other' };
  expect(copiedData(offergroupScreen.fields, breed, () => 'id')).toEqual({ labels: [] });
  const page = { title: [], lastUpdated: '2026-01-01T12:00:00.000Z', changes: [{ summary: [] }] };
  expect(copiedData(cmspageScreen.fields, page, () => 'id')).toEqual({ title: [] });
});
