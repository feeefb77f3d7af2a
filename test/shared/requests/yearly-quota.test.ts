import { expect, test } from 'vitest';
import { EU_LAW } from '#shared/law/eu-law.ts';
import type { Law } from '#shared/law/law.ts';
import type { SpeciesReportCode } from '#shared/masterdata/report-code.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestStatus } from '#shared/requests/entities/status.ts';
import type { Answers } from '#shared/requests/form-engine/answers.ts';
import { purchasesAreOver } from '#shared/requests/law/purchases.ts';
import { quotaClaim, quotaLeft, yearlyQuota } from '#shared/requests/law/yearly-quota.ts';
import { PARTIES, processOf } from './process-of.ts';

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
  ['F40a', 'bovine', 2, 1],
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

test.each([
  [3, 3],
  [3.5, 4],
  [-1, 0],
  ['many', 0],
])('of %j animals bought before, %i count', (said, before) => {
  expect(quotaOf('FR', 'bovine', answers(40, said))?.before).toBe(before);
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

const SIX = { numberWanted: 6 };
const FOUR = { ...SIX, animalsGranted: 4 };
test.each<[RequestStatus, object, boolean, string, number]>([
  ['new', SIX, false, 'asked', 6],
  ['open', FOUR, false, 'asked', 6],
  ['accepted', SIX, false, 'granted', 6],
  ['accepted', FOUR, false, 'granted', 4],
  ['accepted', { ...FOUR, animalsBought: 3 }, false, 'granted', 4],
  ['accepted', { ...FOUR, animalsBought: 4 }, false, 'bought', 4],
  ['accepted', { ...FOUR, animalsBought: 3 }, true, 'bought', 3],
  ['accepted', { ...FOUR, animalsBought: 0 }, true, 'nothing', 0],
  ['accepted', FOUR, true, 'nothing', 0],
  ['rejected', SIX, false, 'nothing', 0],
  ['closed', SIX, false, 'nothing', 0],
  ['retracted', FOUR, false, 'nothing', 0],
  ['open', {}, false, 'asked', 0],
])(
  'a request that is %s with %j, its purchases over: %s, takes: %s, %i',
  (status, given, isOver, kind, animals) => {
    expect(quotaClaim(status, given as never, isOver)).toEqual({ kind, animals });
  },
);

const end = (how: 'waived' | 'revoked') => ({
  permissionEnd: { how, by: PARTIES.agr, on: '2026-03-05T08:00:00.000Z', animals: 4 },
});
const bought = (animalsBought: number) => ({ decision: { animalsGranted: 4, animalsBought } });
test.each<[string, Partial<RequestProcess>, boolean]>([
  ['valid', {}, false],
  ['of which a portion is bought', bought(3), false],
  ['that is reported, by a form without portions', { ...bought(3), turn: PARTIES.ins }, true],
  ['that is waived', end('waived'), true],
  ['that is revoked', end('revoked'), true],
  ['on its last day', { decision: { animalsGranted: 4, validUntil: '2026-03-10' } }, false],
  ['after it', { decision: { animalsGranted: 4, validUntil: '2026-03-09' } }, true],
])('the purchases by a permission %s are over: %j, %s', (_, more, isOver) => {
  const granted = {
    status: 'accepted',
    turn: PARTIES.agr,
    decision: { animalsGranted: 4 },
  } as const;
  expect(purchasesAreOver(processOf({ ...granted, ...more }), '2026-03-10')).toBe(isOver);
});
