import type { World } from '#functions/kernel/context.ts';
import type { LocationOfSale } from '#shared/accounts/supplier-data.ts';
import { type Country, countryClass } from '#shared/countries/country.ts';
import { timeZoneOf, todayIn } from '#shared/countries/time-zone.ts';
import { pinnedValues } from '#shared/kernel/attribute-filter.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { localTime } from '#shared/kernel/local-time.ts';
import { DEFAULT_LOCALE } from '#shared/kernel/locale.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import { DAY_MS, type Day } from '#shared/kernel/time.ts';
import type { Law } from '#shared/law/law.ts';
import { animalkindClass } from '#shared/masterdata/animalkind.ts';
import { offergroupClass } from '#shared/masterdata/offergroup.ts';
import type { ProofDocument } from '#shared/proofs/proof-document.ts';
import type { FoundOffer } from '#shared/requests/entities/offer-answer.ts';
import type { SearchResult } from '#shared/requests/entities/request-process.ts';
import { conditionWords } from './condition-words.ts';
import { readNames } from './read-names.ts';
import { readOffers } from './read-offers.ts';

/** A search that is to be proved, and the farm that it was made for. */
export type AskedProof = {
  readonly country: { readonly id: string } & Country;
  readonly law: Pick<Law, 'act' | 'proofDays'> & { readonly validFrom?: Day };
  /** The id of the farm's account. */
  readonly agr: string;
  readonly applicant: ProofDocument['applicant'];
  readonly searchedBy: ProofDocument['searchedBy'];
  readonly parties: readonly string[];
  readonly region?: string | undefined;
  readonly request?: ProofDocument['request'];
  readonly animals: Pick<ProofDocument['animals'], 'wanted' | 'taken' | 'from' | 'to'> & {
    readonly animalkind: string;
    readonly offergroup?: string | undefined;
  };
  readonly site: LocationOfSale;
  readonly place: { readonly position: GeoPosition; readonly radiusKm: number };
  readonly search: SearchResult & Pick<ProofDocument['search'], 'filter'>;
  readonly offers: readonly FoundOffer[];
  readonly ruleset?: PinnedRef | undefined;
};

/** Returns the document of a proof but for its number and its place in the chain. */
export async function documentOf(
  world: Pick<World, 'store' | 'search' | 'clock' | 'config'>,
  asked: AskedProof,
): Promise<Omit<ProofDocument, 'number' | 'position' | 'prev'>> {
  const { country, law, applicant, searchedBy, request, site, place, search, ruleset } = asked;
  const now = world.clock.now();
  const { VERSION: version, BUILD: build } = world.config;
  const { citycode, city } = site.address;
  const { searchedOn, until, found, foundWithoutConditions: neutral, filter } = search;
  const locale = country.languages[0] ?? DEFAULT_LOCALE;
  return {
    format: 'organic-livestock-search-proof/1',
    country: country.code,
    issuedAt: now.toISOString(),
    issuedAtLocal: localTime(timeZoneOf(country), now),
    validUntil: daysAfter(todayIn(country, now), law.proofDays),
    applicant,
    searchedBy,
    request,
    animals: await animalsOf(world, asked),
    place: { site: site.id, ...place, citycode, city },
    law: { act: law.act, validFrom: law.validFrom, proofDays: law.proofDays },
    scope: await scopeOf(world, asked),
    search: {
      searchedOn,
      until,
      filter,
      conditions: await conditionWords(world, filter, locale),
      found,
      neutral,
    },
    offers: await readOffers(world, asked.offers, locale),
    app: { version, build },
    ruleset,
  };
}

const daysAfter = (day: Day, days: number): Day =>
  utcDayOf(new Date(day).getTime() + days * DAY_MS);

async function animalsOf(
  { store }: Pick<World, 'store'>,
  { country, animals: { animalkind, offergroup, ...numbers } }: AskedProof,
): Promise<ProofDocument['animals']> {
  const locale = country.languages[0] ?? DEFAULT_LOCALE;
  const ids = [animalkind, ...(offergroup === undefined ? [] : [offergroup])];
  const nameOf = await readNames({ store }, ids, locale);
  const named = (id: string) => ({ id, label: nameOf(id) });
  const [kind] = await store.latestOf(animalkindClass, [animalkind]);
  const [group] =
    offergroup === undefined ? [] : await store.latestOf(offergroupClass, [offergroup]);
  return {
    kind: named(animalkind),
    latin: kind?.data.scientificName,
    breed: group && named(group.id),
    ...numbers,
  };
}

/** Returns the countries whose offers the search covered. */
async function scopeOf(
  { store }: Pick<World, 'store'>,
  { country, search }: AskedProof,
): Promise<string[]> {
  const ids = pinnedValues(search.filter, 'country') ?? [country.id];
  const countries = await store.latestOf(countryClass, ids);
  return countries.map(({ data }) => data.code).toSorted();
}
