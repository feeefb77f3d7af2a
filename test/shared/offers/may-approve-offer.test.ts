import { expect, test } from 'vitest';
import { mayApproveOffer } from '#shared/offers/may-approve-offer.ts';
import { type AccountFields, accountOf } from '#test/support/accounts.ts';
import { offerOf } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';

const authority = (more: AccountFields = {}) =>
  accountOf('AUT', 'authority', {
    autApprovalForCountry: testId('country'),
    staticData: { responsibleForRegions: [testId('region')] },
    ...more,
  }).data;

test('the authority of the region approves where it is entitled to', () => {
  expect(mayApproveOffer(authority(), offerOf())).toBe(true);
});

test.each([
  ['an offer of another region', authority(), { region: testId('elsewhere') }],
  ['an offer of another country', authority(), { country: testId('abroad') }],
  ['without the entitlement', authority({ autApprovalForCountry: undefined }), {}],
  [
    'as another office that has regions',
    authority({ staticData: { role: 'INS', responsibleForRegions: [testId('region')] } }),
    {},
  ],
])('nobody approves %s', (_, account, offer) => {
  expect(mayApproveOffer(account, offerOf(offer))).toBe(false);
});
