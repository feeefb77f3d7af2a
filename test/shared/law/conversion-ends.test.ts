import { expect, test } from 'vitest';
import { LAWS } from '#infra/demo/law/law-table.ts';
import { conversionEnds } from '#shared/law/conversion-ends.ts';
import type { LawSpecies } from '#shared/law/law-words.ts';

const { DE, CH } = LAWS;
const ends = (species: LawSpecies | undefined, arrivedOn: string, birthDay?: string, law = DE) =>
  conversionEnds(law, species, { arrivedOn, birthDay }).map(
    ({ product, organicFrom, isEarliest }) =>
      `${product} ${organicFrom}${isEarliest ? ' at the earliest' : ''}`,
  );

test.each<[string, LawSpecies | undefined, string, string | undefined, string[]]>([
  [
    'a heifer of 8 months: three quarters of her life are 24 months more',
    'bovine',
    '2026-09-01',
    '2026-01-01',
    ['milk 2027-03-01', 'meat 2028-08-30'],
  ],
  [
    'a calf of two months: the year is longer',
    'bovine',
    '2026-03-01',
    '2026-01-01',
    ['milk 2026-09-01', 'meat 2027-03-01'],
  ],
  [
    'cattle of unknown birth',
    'bovine',
    '2026-03-01',
    undefined,
    ['milk 2026-09-01', 'meat 2027-03-01 at the earliest'],
  ],
  ['gilts', 'porcine', '2026-08-31', undefined, ['meat 2027-03-01']],
  [
    'chicks for eggs and meat',
    'poultry',
    '2026-03-02',
    undefined,
    ['eggs 2026-04-13', 'meat 2026-05-11'],
  ],
  ['queen bees', 'bees', '2024-02-29', undefined, ['beeProducts 2025-03-01']],
  ['animals of which the law says nothing', 'camelids', '2026-03-02', undefined, []],
  ['animals of no known group', undefined, '2026-03-02', undefined, []],
])('%s', (_, species, arrivedOn, birthDay, expected) => {
  expect(ends(species, arrivedOn, birthDay)).toEqual(expected);
});

test('Swiss poultry has its own time', () => {
  expect(conversionEnds(CH, 'poultry', { arrivedOn: '2026-03-02' })).toMatchObject([
    { product: 'eggs', organicFrom: '2026-04-13', certainty: 'read' },
    { product: 'meat', organicFrom: '2026-04-27', certainty: 'read' },
  ]);
});
