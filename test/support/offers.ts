import type { SupplierData } from '#shared/accounts/supplier-data.ts';
import type { Offer, OfferDraft } from '#shared/offers/offer.ts';
import { testId } from './test-id.ts';

/** What a supplier sends for a plain offer. */
export function offerDraft(more: Partial<OfferDraft> = {}): OfferDraft {
  return {
    country: testId('country'),
    animalkind: testId('cattle'),
    offergroup: testId('fleckvieh'),
    category1: [],
    amount: 10,
    status: 'available',
    statusWeekly: [],
    spotMarket: false,
    associations: [],
    attachments: [],
    dynamicFields: [],
    locationOfSale: testId('location'),
    owner: testId('supplier'),
    ...more,
  };
}

export type OfferFields = Partial<Offer>;

/** A stored offer that a search finds at the beginning of March 2026. */
export function offerOf(more: OfferFields = {}): Offer {
  return {
    ...offerDraft(),
    ownerActive: true,
    activityUntil: '2026-05-01T00:00:00.000Z',
    confirmedOn: '2026-02-01T00:00:00.000Z',
    geoPosition: { lat: 48.1, lon: 11.5 },
    region: testId('region'),
    place: { name: 'Hof am See', citycode: '80331', city: 'München' },
    autApproval: { status: 'none' },
    history: [],
    ...more,
  };
}

export type SupplierFields = Partial<SupplierData>;

/** An account's supplier data with one location of sale that offers can use. */
export function supplierData(more: SupplierFields = {}): SupplierData {
  return {
    country: testId('country'),
    locationsOfSale: [
      {
        id: testId('location'),
        internalName: 'Hof',
        isDefault: true,
        address: {
          name: 'Hof am See',
          citycode: '80331',
          city: 'München',
          email: 'hof@example.org',
          geoPosition: { lat: 48.1, lon: 11.5 },
          region: testId('region'),
        },
      },
    ],
    animalkindsSold: [],
    associations: [],
    activityWarningsMailsSent: 0,
    confirmedAllLocationsOfSale: true,
    ...more,
  };
}
