import { expect, test } from 'vitest';
import type { Account } from '#shared/accounts/account.ts';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import {
  reasonNotToFile,
  reasonNotToFileFor,
} from '#web/features/requests/search/reason-not-to-file.ts';

const DAY = '2026-01-01T00:00:00.000Z';
const aso = (userAgreementProcedure: boolean) =>
  accountOf('ASO', 'aso', { staticData: { userAgreementProcedure } });
const member = (tie: Partial<Account['userData']['asoData'][number]>) =>
  accountOf('AGR', 'farm', { userData: { asoData: [{ aso: testId('aso'), ...tie }] } }).data;
const customer = (tie: Partial<Account['userData']['insData'][number]>) =>
  accountOf('AGR', 'farm', { userData: { insData: [{ ins: testId('ins'), ...tie }] } }).data;

test.each([
  ['a member whose agreement is missing', member({}), aso(true), 'requests.farmerNotAgreed'],
  ['a member who agreed', member({ agreementOn: DAY }), aso(true), undefined],
  ['a member, where no agreement is asked for', member({}), aso(false), undefined],
  [
    'a member who agreed and left',
    member({ agreementOn: DAY, deactivatedOn: DAY }),
    aso(true),
    'requests.farmerInactive',
  ],
  ['a customer without agreement', customer({}), accountOf('INS', 'ins'), undefined],
  ['somebody else’s customer', customer({}), accountOf('INS', 'other'), 'requests.farmerInactive'],
] as const)('%s', (_, farmer, office, reason) => {
  expect(reasonNotToFileFor(farmer, office, { userAgreement: 'notUsed' })).toBe(reason);
});

test.each([
  ['a customer without agreement', customer({}), 'requests.farmerNotAgreed'],
  ['a customer who agreed', customer({ agreementOn: DAY }), undefined],
] as const)('%s, where the country requires it', (_, farmer, reason) => {
  const required = { userAgreement: 'required' } as const;
  expect(reasonNotToFileFor(farmer, accountOf('INS', 'ins'), required)).toBe(reason);
});

test.each([
  ['nobody may file for a farm without an active certification', {}, false],
  [
    'an exception of the administration lets it',
    { certificationOverride: { on: DAY, by: testId('admin'), reason: 'x' } },
    true,
  ],
] as const)('%s', (_, staticData, isFileable) => {
  const certification = { active: false, since: DAY };
  const insData = [{ ins: testId('ins'), agreementOn: DAY }];
  const farm = accountOf('AGR', 'farm', { staticData, userData: { certification, insData } }).data;
  const [own, office] = isFileable
    ? [undefined, undefined]
    : ['requests.mayNot.blocked', 'requests.farmerInactive'];
  expect(reasonNotToFile(farm, { knowsFarm: true })).toBe(own);
  const notUsed = { userAgreement: 'notUsed' } as const;
  expect(reasonNotToFileFor(farm, accountOf('INS', 'ins'), notUsed)).toBe(office);
});

test.each([
  ['a farm whose right was taken', accountOf('AGR', 'farm', { staticData: { canRequest: false } })],
  [
    'an association that may not act for its members',
    accountOf('ASO', 'aso', { staticData: { agrImport: true } }),
  ],
  [
    'an association that may not find its members',
    accountOf('ASO', 'aso', { staticData: { canActAsFarmer: true } }),
  ],
  ['a control body that may not find its customers', accountOf('INS', 'ins')],
])('%s hears that the administration can give the right', (_, account) => {
  expect(reasonNotToFile(account.data, { knowsFarm: false })).toBe('requests.mayNot.account');
});

test.each([
  ['a control body files', accountOf('INS', 'ins'), undefined],
  [
    'an association that acts for its members files',
    accountOf('ASO', 'aso', { staticData: { canActAsFarmer: true } }),
    undefined,
  ],
  ['another association does not', accountOf('ASO', 'aso'), 'requests.mayNot.account'],
])('%s for a farm that it knows, though it may not find one', (_, account, reason) => {
  expect(reasonNotToFile(account.data, { knowsFarm: true })).toBe(reason);
});
