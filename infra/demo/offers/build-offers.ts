import { countryId, regionId } from '#infra/demo/countries/build-countries.ts';
import { COUNTRIES } from '#infra/demo/countries/country-table.ts';
import { type DemoEntity, demoEntity, demoId } from '#infra/demo/demo-entity.ts';
import type { DemoTimes } from '#infra/demo/demo-times.ts';
import type { Holding } from '#infra/demo/people/holding.ts';
import { elementAt, seededRandom } from '#infra/demo/random.ts';
import { inOwnWords } from '#infra/demo/texts.ts';
import { attachmentsOf, photosOf } from '#infra/demo/uploads/build-uploads.ts';
import { ACTIVITY_PERIOD_DAYS } from '#shared/countries/limits.ts';
import { defined } from '#shared/kernel/defined.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { Offer } from '#shared/offers/offer.ts';
import type { OfferfieldEntity } from '#shared/offers/offer-fields.ts';
import { offerAnimals } from './offer-animals.ts';
import { offerAnswers } from './offer-answers.ts';
import { approvalAt, decisionOf, offerState } from './offer-state.ts';
import { offerWeeks } from './offer-weeks.ts';

/** The places of offers that were accepted before and changed since: every second of those that wait for approval. */
const EVERY = 14;

const PLACE = 8;

/** The login's own supplier has that many, so that its list shows every state. */
const OFFERS_OF_LOGIN = 20;

/** Builds the offers of all countries, of suppliers and of farmers who sell too. */
export function buildOffers(
  holdings: readonly Holding[],
  fields: readonly OfferfieldEntity[],
  times: DemoTimes,
): DemoEntity[] {
  return COUNTRIES.flatMap((country) => {
    const sellers = holdings.filter(
      (holding) => holding.country === country && holding.tosAcceptedDaysAgo !== undefined,
    );
    const own = sellers.find(({ login }) => login?.startsWith('supplier.')) ?? sellers[0];
    return Array.from({ length: country.volume.offers }, (_, index) => {
      const seller = index < OFFERS_OF_LOGIN && own ? own : elementAt(sellers, index);
      return buildOffer(seller, index, { fields, times });
    });
  });
}

type Basis = { readonly fields: readonly OfferfieldEntity[]; readonly times: DemoTimes };

function buildOffer(seller: Holding, at: number, basis: Basis): DemoEntity {
  const { data, increment } = offerOf(seller, at, basis);
  const offer = demoEntity('offer', offerId(seller, at), data);
  return changedOffer(offer, seller, { at, times: basis.times, increment });
}

const nameOf = ({ country }: Holding, index: number) =>
  `offer.${country.code.toLowerCase()}.${index + 1}`;

/** Returns the id of the offer at a place in the list of the seller's country. */
export const offerId = (seller: Holding, index: number): string => demoId(nameOf(seller, index));

/** Returns the data of the same offer, not yet checked against its schema. */
export const offerData = (seller: Holding, index: number, basis: Basis): object =>
  offerOf(seller, index, basis).data;

function offerOf(
  seller: Holding,
  at: number,
  { fields, times }: Basis,
): { readonly data: object; readonly increment: number } {
  const random = seededRandom(nameOf(seller, at));
  const { animals, rows, increment, preorder } = offerAnimals(seller, at, random);
  const described = {
    country: countryId(seller.country),
    ...animals,
    dynamicFields: [],
  };
  const confirmed = times.at(-confirmedDaysAgo(seller, at));
  const data = {
    ...described,
    ...offerState(seller, at, { times, preorder }),
    ...placeOf(seller, at),
    statusWeekly: rows.species.weekly
      ? offerWeeks(times.now, { year: animals.amount, increment }, random)
      : [],
    associations: seller.associations,
    ...(seller.country.usesAssociations ? {} : { associationsHidden: true }),
    attachments: attachmentsOf(seller, at),
    ...defined({ photos: photosOf(seller, at, rows.species.key) }),
    dynamicFields: offerAnswers(fields, described, { ...rows, times, random }).map(
      ({ field, value }) => ({ field, value: inOwnWords(seller.country, value) }),
    ),
    owner: seller.id,
    ownerActive: seller.active,
    activityUntil: new Date(Date.parse(confirmed) + ACTIVITY_PERIOD_DAYS * DAY_MS).toISOString(),
    confirmedOn: confirmed,
  };
  return { data, increment };
}

/** The age from which on every third offer of a seller was confirmed earlier than the rest, and is hidden by now. */
const NEAR_THE_END_DAYS = 80;
const EARLIER_DAYS = 12;

function confirmedDaysAgo({ activityConfirmedDaysAgo: days }: Holding, at: number): number {
  return days >= NEAR_THE_END_DAYS && at % 3 === 0 ? days + EARLIER_DAYS : days;
}

function placeOf(seller: Holding, at: number) {
  const site = elementAt(seller.sites, at);
  return {
    locationOfSale: site.id,
    geoPosition: site.position,
    region: regionId(seller.country, site.statecode),
    place: { name: seller.name, citycode: site.citycode, city: site.city },
  };
}

/** The offer, where it is such a one: as it was accepted, and the change that made it wait. */
function changedOffer(
  offer: DemoEntity,
  seller: Holding,
  { at, times, increment }: { at: number; times: DemoTimes; increment: number },
): DemoEntity {
  const isChanged = at % EVERY === PLACE && approvalAt(at) === 'pending';
  if (!isChanged || !seller.country.offerAutApproval) return offer;
  const now = Offer.parse(offer.data);
  const decision = decisionOf(seller, 'accepted', times.at(-30));
  const before: Offer = {
    ...now,
    amount: now.amount + 2 * increment,
    spotMarket: !now.spotMarket,
    autApproval: decision,
    history: [],
  };
  const waiting: Offer = {
    ...now,
    autApproval: { status: 'pending', on: times.at(-2), decidedRev: decision.decidedRev },
  };
  return {
    ...offer,
    data: before,
    later: { data: waiting, by: seller.id, changeset: 'amount' },
  };
}
