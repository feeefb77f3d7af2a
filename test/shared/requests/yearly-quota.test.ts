import { expect, test } from 'vitest';
import { EU_LAW } from '#shared/law/eu-law.ts';
import type { Law } from '#shared/law/law.ts';
import type { SpeciesReportCode } from '#shared/masterdata/report-code.ts';
import type { RequestStatus } from '#shared/requests/entities/status.ts';
import type { Answers } from '#shared/requests/form-engine/answers.ts';
import { quotaClaim, quotaLeft, yearlyQuota } from '#shared/requests/law/yearly-quota.ts';

const answers = (adultStock: unknown, boughtThisYear?: unknown) =>
  ({ adultStock, boughtThisYear }) as never;
const quotaOf = (ground: string, species: SpeciesReportCode | undefined, given: Answers) =>
  yearlyQuota(EU_LAW, { ground: ground as 'FR', species }, given);

test.each<[string, SpeciesReportCode, number, number]>([
  ['FR', 'bovine', 40, 4],
  ['FR', 'equine', 19, 1],
  ['FR', 'porcine', 40, 8],
  ['FR', 'ovine', 23, 4],
  ['FR', 'caprine', 5, 1],
  ['FR', 'cervine', 15, 3],
  ['FR', 'rabbits', 50, 10],
  ['F40a', 'bovine', 40, 16],
  ['F40a', 'rabbits', 20, 8],
  ['F40b', 'ovine', 12, 4],
  ['F40c', 'porcine', 10, 4],
])('%s: of %s a farm with %i adults may buy %i in a year', (ground, species, stock, most) => {
  expect(quotaOf(ground, species, answers(stock))?.most).toBe(most);
});

test.each<[SpeciesReportCode, number, number]>([
  ['bovine', 9, 1],
  ['equine', 0, 1],
  ['ovine', 4, 1],
  ['cervine', 9, 1],
  ['rabbits', 9, 1],
])('a small unit of %s with %i adults may renew one, without a share', (species, stock, most) => {
  const quota = quotaOf('FR', species, answers(stock));
  expect(quota).toEqual({ most, stock, before: 0 });
});

test('the share is that of the law that is asked: its own number, and none where it names none', () => {
  const [row] = EU_LAW.shares;
  const law: Law = { ...EU_LAW, shares: row ? [{ ...row, species: 'ovine', renewal: 25 }] : [] };
  const most = (species: SpeciesReportCode) =>
    yearlyQuota(law, { ground: 'FR', species }, answers(20))?.most;
  expect([most('ovine'), most('cervine'), most('rabbits')]).toEqual([5, undefined, undefined]);
});

test('what was bought before and what is asked for is taken from it; below zero is too many', () => {
  const quota = quotaOf('FR', 'bovine', answers(40, 3));
  expect(quota).toEqual({ most: 4, share: 10, stock: 40, before: 3 });
  expect(quota && [0, 1, 3].map((animals) => quotaLeft(quota, animals))).toEqual([1, 0, -2]);
});

test.each<[string, SpeciesReportCode | undefined, unknown]>([
  ['MR', 'bovine', 40],
  ['P3', 'poultry', 40],
  ['FR', 'poultry', 40],
  ['FR', undefined, 40],
  ['FR', 'bovine', undefined],
  ['FR', 'bovine', 'many'],
  ['FR', 'bovine', 4.5],
  ['FR', 'bovine', -1],
  ['F40c', 'bovine', 0],
])('%s, %s, stock %j: there is no quota to tell', (ground, species, stock) => {
  expect(quotaOf(ground, species, answers(stock))).toBeUndefined();
});

test.each<[RequestStatus, object, string, number]>([
  ['new', { numberWanted: 6 }, 'asked', 6],
  ['open', { numberWanted: 6, animalsGranted: 4 }, 'asked', 6],
  ['accepted', { numberWanted: 6 }, 'granted', 6],
  ['accepted', { numberWanted: 6, animalsGranted: 4 }, 'granted', 4],
  ['accepted', { numberWanted: 6, animalsGranted: 4, animalsBought: 3 }, 'bought', 3],
  ['rejected', { numberWanted: 6 }, 'nothing', 0],
  ['closed', { numberWanted: 6 }, 'nothing', 0],
  ['retracted', { numberWanted: 6, animalsGranted: 4 }, 'nothing', 0],
  ['open', {}, 'asked', 0],
])('a request that is %s with %j: %s, %i', (status, given, kind, animals) => {
  expect(quotaClaim(status, given as never)).toEqual({ kind, animals });
});
