import type { EntityClassName } from '#shared/entity-classes.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import type { Offer } from '#shared/offers/offer.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { Upload } from '#shared/uploads/upload.ts';
import { offerOf } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import {
  accountId,
  type Circle,
  countryOf,
  regionOf,
  secretsOf,
  siteOf,
} from './campaign-people.ts';

export type CampaignRow = {
  readonly id: string;
  readonly entityclass: EntityClassName;
  readonly data: object;
};

export type OfferFields = Partial<Offer>;

/** The offer of a circle's supplier, as the store holds it. */
export function circleOffer(circle: Circle, now: Date, more: OfferFields = {}): Offer {
  const days = (count: number) => new Date(now.getTime() + count * DAY_MS).toISOString();
  const { id, address } = siteOf('SUP', circle);
  return offerOf({
    country: countryOf(circle),
    owner: accountId('SUP', circle),
    locationOfSale: id,
    region: regionOf(circle),
    geoPosition: address.geoPosition,
    place: { name: address.name, citycode: address.citycode, city: address.city },
    activityUntil: days(60),
    confirmedOn: days(-30),
    autApproval: { status: 'accepted' },
    history: [{ begin: days(-3) }],
    ...more,
  });
}

/** A request of a circle's farmer that waits for the control body; every party has put it into a folder. */
export function circleRequest(
  circle: Circle,
  now: Date,
  more: Partial<RequestProcess> = {},
): RequestProcess {
  const on = now.toISOString();
  const agr = accountId('AGR', circle);
  const parties = {
    agr,
    ins: accountId('INS', circle),
    aso: accountId('ASO', circle),
    sup: accountId('SUP', circle),
    aut: accountId('AUT', circle),
  };
  const farmer = `AGR ${circle}`;
  return {
    package: { id: testId('package'), rev: 1 },
    requestType: 'authority',
    animalkind: testId('cattle'),
    country: countryOf(circle),
    region: regionOf(circle),
    ...parties,
    agrSite: siteOf('AGR', circle),
    searchFilter: {
      position: siteOf('AGR', circle).address.geoPosition,
      radiusKm: 200,
      searchedOn: on,
      found: 1,
      foundWithoutConditions: 1,
      until: on.slice(0, 10),
      offers: [
        {
          id: testId(`offer found ${circle}`),
          rev: 1,
          km: 12,
          reasons: ['age'],
          animals: { offergroup: testId('breed'), amount: 3 },
        },
      ],
    },
    applicant: { name: farmer, controlNumber: secretsOf(farmer).controlNumber },
    status: 'open',
    step: 1,
    stepSince: on,
    turn: parties.ins,
    creator: agr,
    created: on,
    sentOn: on,
    draft: [],
    filledSteps: [],
    attachments: [],
    folders: Object.entries(parties).map(
      ([role, account]) =>
        `${account}/${testId(secretsOf(`${role.toUpperCase()} ${circle}`).folder)}`,
    ),
    events: [{ event: 'init', by: agr, on, status: 'new', step: 0 }],
    ...more,
  };
}

/** As `circleRequest`, before it is sent. */
export function circleDraft(circle: Circle, now: Date, more: Partial<RequestProcess> = {}) {
  const creator = more.creator ?? accountId('AGR', circle);
  const { sentOn: _, ...process } = circleRequest(circle, now, {
    status: 'new',
    step: 0,
    creator,
    turn: creator,
    draft: [{ field: 'purpose', value: draftSecret(creator) }],
    folders: [],
    ...more,
  });
  return process;
}

/** What stands in a draft of this account, and in no request that was sent. */
export const draftSecret = (creator: string): string => `thoughts of ${creator}`;

export type UploadFields = Partial<Upload>;

export function circleUpload(owner: string, more: UploadFields = {}): Upload {
  return { name: 'Papers', category: 'request', owner, logo: false, readers: [], ...more };
}
