import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entityOf } from '#test/support/entity-of.ts';
import { t } from '#test/web/catalogue-text.ts';
import type { Answers } from '#test/web/fake-server.ts';
import {
  aboutEntry,
  country,
  labelled,
  listsOf,
  openAdministration,
} from './open-administration.tsx';

const north = entityOf(
  'region',
  { labels: labelled('Norden'), country: country.id, statecode: 'N', postalCodePrefixes: ['1'] },
  'north',
);
const city = entityOf('region', { ...north.data, labels: labelled('Stadt') }, 'city');
const whole = { codes: 9, here: 5, nowhere: 0, examples: [], inside: [], idle: [], points: [] };

const open = (more: Answers) =>
  openAdministration(`/region/${north.id}`, {
    ...listsOf(),
    ...aboutEntry(() => north),
    'POST search/search/ids': () => ({ items: [city], missing: [] }),
    ...more,
  });

const section = () => screen.findByRole('region', { name: t('administration.coverage') });

test('a region shows its postal codes on a map, and what other regions take out of it', async () => {
  const points = [
    { lat: 54, lon: 9, lies: 'here' },
    { lat: 53, lon: 10, lies: 'elsewhere' },
    { lat: 52, lon: 8, lies: 'nowhere' },
  ] as const;
  const gap = { code: '20001', name: 'Inselort', area: 'Inseln' };
  const inside = [{ prefix: '101', region: city.id }];
  await open({
    'POST admin/regionCoverage': () => ({
      ...whole,
      nowhere: 1,
      examples: [gap],
      inside,
      idle: ['99'],
      points: [...points],
    }),
  });
  const shown = within(await section());
  await shown.findByText('20001 Inselort (Inseln)');
  expect(shown.getByText('99')).not.toBeNull();
  const link = await shown.findByRole('link', { name: 'Stadt' });
  expect(link.getAttribute('href')).toBe(`/manage/region/${city.id}`);
  expect(shown.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '5',
    '3',
    '1',
  ]);
});

test('prefixes that are not saved yet are asked about', async () => {
  const asked: unknown[] = [];
  const { user } = await open({
    'POST admin/regionCoverage': (input) => {
      asked.push(input);
      return whole;
    },
  });
  await section();
  const field = await screen.findByLabelText(t('administration.field.postalCodePrefixes'));
  await user.type(field, '{Enter}2');
  await expect
    .poll(() => asked.at(-1))
    .toEqual({
      country: country.id,
      region: north.id,
      labels: north.data.labels,
      postalCodePrefixes: ['1', '2'],
    });
});

test.each([
  ['no postal codes are known', 0, t('administration.coverageUnknown')],
  ['no places are loaded', null, t('errors.geocoding.notLoaded')],
])('where %s, it says so', async (_, codes, text) => {
  await open({ 'POST admin/regionCoverage': () => ({ ...whole, codes, here: 0 }) });
  expect(await within(await section()).findByText(text)).not.toBeNull();
});
