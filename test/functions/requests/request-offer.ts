import type { Offer } from '#shared/offers/offer.ts';
import { testId } from '#test/support/test-id.ts';

/** An offer of three cattle near the farm of `request-stage.ts`, which a search finds. */
export const requestOffer = (more: Partial<Offer> = {}): Offer => ({
  country: testId('DE'),
  animalkind: testId('cattle'),
  offergroup: testId('angus'),
  category1: [],
  amount: 3,
  status: 'available',
  statusWeekly: [],
  spotMarket: false,
  associations: [],
  attachments: [],
  dynamicFields: [],
  locationOfSale: testId('stall'),
  owner: testId('supplier'),
  ownerActive: true,
  activityUntil: '2027-01-01T00:00:00.000Z',
  confirmedOn: '2026-02-01T00:00:00.000Z',
  geoPosition: { lat: 48.5, lon: 11.5 },
  region: testId('Bavaria'),
  place: {},
  autApproval: { status: 'none' },
  history: [],
  ...more,
});
