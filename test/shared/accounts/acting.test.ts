import { expect, test } from 'vitest';
import { mayActFor } from '#shared/accounts/acting.ts';

const on = '2026-01-01T00:00:00.000Z';
const ins = { staticData: { role: 'INS' as const } };
const aso = { staticData: { role: 'ASO' as const } };
const careful = { staticData: { role: 'ASO' as const, userAgreementProcedure: true } };

test.each([
  ['a control body', ins, {}, true],
  ['a control body of a customer who left', ins, { deactivatedOn: on, agreementOn: on }, false],
  ['an association', aso, {}, true],
  ['an association with the procedure, without agreement', careful, {}, false],
  ['an association with the procedure, with agreement', careful, { agreementOn: on }, true],
  ['the same after the member left', careful, { agreementOn: on, deactivatedOn: on }, false],
])('%s', (_name, office, entry, may) => {
  expect(mayActFor(office, entry, { userAgreement: 'notUsed' })).toBe(may);
});

test.each([
  ['a control body', ins, {}, false],
  ['a control body with agreement', ins, { agreementOn: on }, true],
  ['a control body of a customer who left', ins, { deactivatedOn: on, agreementOn: on }, false],
  ['an association', aso, {}, false],
  ['an association with agreement', aso, { agreementOn: on }, true],
  ['an association with the procedure', careful, {}, false],
])('where the country requires the agreement, %s', (_name, office, entry, may) => {
  expect(mayActFor(office, entry, { userAgreement: 'required' })).toBe(may);
});
