import { withEvent } from '#functions/requests/with-event.ts';
import { LocationOfSale } from '#shared/accounts/supplier-data.ts';
import { REQUEST_RADIUS_KM } from '#shared/requests/limits.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';
import { authorityId, countryId, regionId, speciesOf } from '../countries/build-countries.ts';
import { demoId } from '../demo-id.ts';
import { breedsOf } from '../masterdata/breeds-of.ts';
import { locationOfSale } from '../people/build-farm-accounts.ts';
import type { Holding } from '../people/holding.ts';
import type { Random } from '../random.ts';
import { packageId } from './build-request-library.ts';
import type { RequestWorld } from './build-requests.ts';
import type { PackageKey } from './package-table.ts';

export type Subject = {
  readonly key: PackageKey;
  readonly species: string;
  /** When it was begun. */
  readonly daysAgo: number;
};

/** A farmer's request as it is just after it was begun. */
export function requestOf(
  farmer: Holding,
  subject: Subject,
  { countOffers, times }: Pick<RequestWorld, 'countOffers' | 'times'>,
  random: Random,
): RequestProcess {
  const { country, controlBody, associations } = farmer;
  const [site] = farmer.sites;
  const now = times.at(-subject.daysAgo);
  const animals = animalsOf(farmer, subject, random);
  const found = countOffers({
    country: countryId(country),
    animalkind: animals.animalkind,
    offergroup: animals.offergroup,
    position: site.position,
  });
  const begun: RequestProcess = {
    package: { id: packageId(subject.key), rev: 1 },
    requestType: 'authority',
    searchFilter: {
      position: site.position,
      radiusKm: REQUEST_RADIUS_KM,
      attributeFilter: { field: 'offergroup', comparison: 'eq', value: animals.offergroup },
      searchedOn: now,
      found,
    },
    ...animals,
    country: countryId(country),
    region: regionId(country, site.statecode),
    agr: farmer.id,
    ins: controlBody,
    aso: associations[0],
    aut: authorityOf(farmer),
    agrSite: LocationOfSale.parse(locationOfSale(farmer, site)),
    applicant: { name: farmer.name, controlNumber: farmer.controlNumber },
    status: 'new',
    step: 0,
    stepSince: now,
    turn: farmer.id,
    creator: farmer.id,
    created: now,
    draft: [],
    filledSteps: [],
    attachments: [],
    folders: [],
    events: [],
  };
  return withEvent(begun, { event: 'init', by: farmer.id, on: now });
}

function animalsOf({ country }: Holding, { species: key }: Subject, random: Random) {
  const species = speciesOf(country).find((one) => one.key === key);
  if (species === undefined) throw new Error(`${country.code} does not list ${key}.`);
  const breed = random.pick(breedsOf(species));
  return {
    animalkind: demoId(`animalkind.${key}`),
    offergroup: breed.id,
    category2: breed.category2,
  };
}

function authorityOf({ country, sites }: Holding): string {
  const region = country.regions.find(({ statecode }) => statecode === sites[0].statecode);
  return authorityId(country, region?.authority ?? '');
}
