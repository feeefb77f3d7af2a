import { withEvent } from '#functions/requests/process/transitions.ts';
import {
  authorityId,
  countryId,
  regionId,
  speciesOf,
} from '#infra/demo/countries/build-countries.ts';
import { demoId } from '#infra/demo/demo-entity.ts';
import { lawOf } from '#infra/demo/law/build-laws.ts';
import { type Breed, breedsOf, usagesOf } from '#infra/demo/masterdata/breeds-of.ts';
import { isHatchery, locationOfSale } from '#infra/demo/people/build-farm-accounts.ts';
import type { Holding } from '#infra/demo/people/holding.ts';
import { elementAt, type Random } from '#infra/demo/random.ts';
import type { SpeciesRow } from '#infra/demo/species/species-row.ts';
import { LocationOfSale } from '#shared/accounts/supplier-data.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
import type { FoundOffer } from '#shared/requests/entities/offer-answer.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { supplierPart } from '#shared/requests/package/supplier-part.ts';
import { packageId } from './build-request-library.ts';
import type { CourseRow } from './course-table.ts';
import type { FindOffers } from './find-offers.ts';
import type { RequestWorld } from './request-world.ts';

export type Subject = Pick<CourseRow, 'key' | 'species' | 'filer'> & {
  /** The age of the request. */
  readonly daysAgo: number;
  /** Left before all offers had their answer. */
  readonly isDraft: boolean;
};

/** Returns a farmer's request as it is just after its beginning. */
export function requestOf(
  farmer: Holding,
  subject: Subject,
  { library, findOffers, times, suppliers }: RequestWorld,
  random: Random,
): RequestProcess {
  const { country, controlBody } = farmer;
  const [site] = farmer.sites;
  const form = library.packageOf(subject.key);
  const [requestType = 'authority'] = form.requestTypes;
  // An association takes part where it answers or files, as in the product.
  const [aso] = requestType === 'association' ? farmer.associations : [];
  const sup = supplierPart(form) === 'needed' ? supplierOf(farmer, subject, suppliers) : undefined;
  const creator = (subject.filer && { ins: controlBody, aso }[subject.filer]) ?? farmer.id;
  const now = times.at(-subject.daysAgo);
  const animals = animalsOf(farmer, subject, random);
  const { animalkind, offergroup } = animals;
  const until = utcDayOf(new Date(now));
  const { radiusKm } = lawOf(country);
  const place = { position: site.position, radiusKm };
  const market = { country: countryId(country), animalkind, ...place, until };
  const offers = findOffers({ ...market, offergroup });
  const begun: RequestProcess = {
    package: { id: packageId(subject.key), rev: 1 },
    requestType,
    searchFilter: {
      ...place,
      attributeFilter: { field: 'offergroup', comparison: 'eq', value: offergroup },
      searchedOn: now,
      until,
      found: offers.length,
      foundWithoutConditions: findOffers(market).length,
      offers: offers.map((offer, index) =>
        subject.isDraft && index > 0 ? { ...offer, reasons: [] } : answered(offer, index),
      ),
    },
    ...animals,
    country: countryId(country),
    region: regionId(country, site.statecode),
    agr: farmer.id,
    ins: controlBody,
    aso,
    sup,
    aut: authorityOf(farmer),
    agrSite: LocationOfSale.parse(locationOfSale(farmer, site)),
    applicant: { name: farmer.name, controlNumber: farmer.controlNumber },
    status: 'new',
    step: 0,
    stepSince: now,
    turn: creator,
    creator,
    created: now,
    draft: [],
    filledSteps: [],
    attachments: [],
    folders: [],
    events: [],
  };
  return withEvent(begun, { event: 'init', by: creator, on: now });
}

function answered(offer: ReturnType<FindOffers>[number], at: number): FoundOffer {
  return { ...offer, reasons: elementAt(REASONS, at) };
}

const REASONS: readonly FoundOffer['reasons'][] = [
  ['age'],
  ['health', 'performance'],
  ['transport'],
];

function animalsOf(
  { country }: Holding,
  { key: form, species: key, daysAgo }: Subject,
  random: Random,
) {
  const species = speciesOf(country).find((row) => row.key === key);
  if (species === undefined) throw new Error(`${country.code} does not list ${key}.`);
  const isRecorded = form === 'eb';
  const breed = random.pick(
    breedsOf(species).filter(({ row }) => !isRecorded || row.endangered === true),
  );
  return {
    animalkind: demoId(`animalkind.${key}`),
    offergroup: breed.id,
    category2: breed.category2,
    animalusage: usageOf(species, breed, daysAgo),
  };
}

/** Returns the usages of a breed in turn, but for fattening, for which nobody may apply. */
function usageOf(species: SpeciesRow, breed: Breed, daysAgo: number): string {
  const usages = usagesOf(species, breed).filter(({ key }) => key !== 'fattening');
  return demoId(`animalusage.${species.key}.${elementAt(usages, daysAgo).key}`);
}

/** The first hatchery of the country that sells these animals: only low-hatch forms have a step for a supplier. */
function supplierOf(
  { country }: Holding,
  { species }: Subject,
  suppliers: readonly Holding[],
): string | undefined {
  return suppliers.find(
    (supplier) =>
      supplier.country === country &&
      isHatchery(supplier) &&
      supplier.species.some(({ key }) => key === species),
  )?.id;
}

function authorityOf({ country, sites }: Holding): string {
  const region = country.regions.find(({ statecode }) => statecode === sites[0].statecode);
  return authorityId(country, region?.authority ?? '');
}
