import { describe, expect, test } from 'vitest';
import type { Account } from '#shared/accounts/account.ts';
import { blocksOffers, profileTasks } from '#shared/accounts/profile-tasks.ts';
import { type AccountFields, accountOf } from '#test/support/accounts.ts';
import { supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';

const TERMS = '2026-01-01T00:00:00.000Z';
const accepted = { tosAcceptedOn: '2026-01-05T00:00:00.000Z', tosVersion: TERMS };
const verified = [{ email: 'a@example.org', status: 'verified' as const }];
const country = {
  id: testId('country'),
  registrationProcedure: 'immediate' as const,
  usesRequestSystem: true,
};
type More = AccountFields & object;

const complete: More = {
  supExtra: accepted,
  userData: { supData: [supplierData()], emails: verified },
};
const account = (role: 'AGR' | 'SUP' | 'INS', more: More = {}): Account =>
  accountOf(role, 'x', more).data;
const tasks = (account: Account, more: Partial<typeof country> | object = {}, terms = TERMS) =>
  profileTasks(account, { ...country, ...more }, terms);
const names = (...found: Parameters<typeof tasks>) => tasks(...found).map(({ task }) => task);

const withAddress = (address: object): More => ({
  supExtra: accepted,
  userData: {
    emails: verified,
    supData: [
      supplierData({
        locationsOfSale: [{ id: testId('l'), internalName: 'Hof', isDefault: true, address }],
      }),
    ],
  },
});
const location = { id: testId('l'), internalName: 'Hof' };

test('a complete supplier or farmer has nothing to do', () => {
  expect(names(account('SUP', complete))).toEqual([]);
  expect(names(account('AGR', complete))).toEqual([]);
});

test('a new supplier begins with the terms and a location', () => {
  const taskList = tasks(account('SUP'));
  expect(taskList.map((task) => [task.task, blocksOffers(task)])).toEqual([
    ['acceptTerms', true],
    ['addLocation', true],
    ['verifyEmail', false],
  ]);
});

test('each location needs position, region and a contact, all of which keep offers back', () => {
  const taskList = tasks(account('SUP', withAddress({ city: 'Landshut' })));
  expect(taskList).toEqual([
    { task: 'locationPosition', location },
    { task: 'locationRegion', location },
    { task: 'locationContact', location },
  ]);
  expect(taskList.every(blocksOffers)).toBe(true);
});

test('the contact of the account does for its locations', () => {
  const address = { geoPosition: { lat: 48, lon: 11 }, region: testId('region') };
  const more = withAddress(address);
  expect(names(account('SUP', more))).toEqual(['locationContact']);
  const phone = { ...more, userData: { ...more.userData, address: { phone: '089 123' } } };
  expect(names(account('SUP', phone))).toEqual([]);
});

test('new terms are to be accepted, and offers stay meanwhile', () => {
  const taskList = tasks(account('SUP', complete), {}, '2026-02-01T00:00:00.000Z');
  expect(taskList.map((task) => [task.task, blocksOffers(task)])).toEqual([
    ['acceptNewTerms', false],
  ]);
});

test('where an administrator confirms suppliers, that is waited for', () => {
  const country = { registrationProcedure: 'confirmedByAdmin' };
  expect(names(account('SUP', complete), country)).toEqual(['awaitConfirmation']);
  const confirmed = supplierData({ confirmedByAdminOn: '2026-01-01T00:00:00.000Z' });
  const more = { ...complete, userData: { supData: [confirmed], emails: verified } };
  expect(names(account('SUP', more), country)).toEqual([]);
});

test('a farmer who sells confirms its locations; a supplier need not', () => {
  const unconfirmed = {
    supExtra: accepted,
    userData: { emails: verified, supData: [supplierData({ confirmedAllLocationsOfSale: false })] },
  };
  expect(names(account('AGR', unconfirmed))).toEqual(['confirmLocations']);
  expect(names(account('SUP', unconfirmed))).toEqual([]);
});

describe('a farmer who does not sell', () => {
  test('needs a place for its requests, without contact, e-mail or terms', () => {
    expect(names(account('AGR'))).toEqual(['addLocation']);
    const more = withAddress({ geoPosition: { lat: 48, lon: 11 }, region: testId('region') });
    expect(names(account('AGR', { ...more, supExtra: {} }))).toEqual([]);
  });

  test('needs nothing where there are no requests', () => {
    expect(names(account('AGR'), { usesRequestSystem: false })).toEqual([]);
  });
});

test('an office needs a verified e-mail address', () => {
  expect(names(account('INS'))).toEqual(['verifyEmail']);
  expect(names(account('INS', { userData: { emails: verified } }))).toEqual([]);
});
