import { expect, test } from 'vitest';
import { Account } from '#shared/accounts/account.ts';
import { shownName } from '#shared/accounts/shown-name.ts';
import { ProofDocument } from '#shared/proofs/proof-document.ts';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';

test('a proof names the control body that searched, also with the longest name and code', () => {
  const { data } = accountOf('INS', 'office');
  const staticData = { ...data.staticData, name: 'n'.repeat(200), code: 'c'.repeat(20) };
  const office = Account.parse({ ...data, staticData });
  const searchedBy = { id: testId('office'), name: shownName(office.staticData) };
  expect(ProofDocument.shape.searchedBy.safeParse(searchedBy).success).toBe(true);
});
