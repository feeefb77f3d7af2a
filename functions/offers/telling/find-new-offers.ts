import type { World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import { eachPage } from '#functions/kernel/store/each-page.ts';
import { mailSiteOf } from '#functions/mail/public.ts';
import { offerNames } from '#functions/offers/offer/offer-names.ts';
import { mailedText } from '#shared/accounts/mailed-name.ts';
import { countryClass } from '#shared/countries/country.ts';
import { timeZoneOf } from '#shared/countries/time-zone.ts';
import type { EntityClassName } from '#shared/entity-classes.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { dayIn } from '#shared/kernel/day.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { distanceKm, type GeoPosition } from '#shared/kernel/geo-position.ts';
import { readListState } from '#shared/kernel/list-state.ts';
import { type Locale, toLanguageTag } from '#shared/kernel/locale.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import { GUEST } from '#shared/kernel/principal.ts';
import { MAIL_LINE_LENGTH } from '#shared/mail/limits.ts';
import type { MailParams } from '#shared/mail/mail-message.ts';
import { offerPath, offerSearchPath } from '#shared/mail/offer-paths.ts';
import { offergroupClass } from '#shared/masterdata/offergroup.ts';
import { isWeekOver } from '#shared/offers/available-weeks.ts';
import { NEW_OFFERS_A_SEARCH, NEW_OFFERS_PAGES } from '#shared/offers/limits.ts';
import { makeBreedSearch } from '#shared/offers/make-breed-search.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import type { SavedSearch } from '#shared/offers/savedsearches.ts';
import {
  flatConditions,
  type Market,
  positionOf,
  searchFilter,
} from '#shared/offers/search-filter.ts';
import { type OfferSearchState, searchParams } from '#shared/offers/search-params.ts';
import { searchedCountries } from '#shared/offers/searched-market.ts';
import { remainingChoices } from './remaining-choices.ts';

export type NewOffersWorld = Pick<World, 'store' | 'search' | 'rowsFor' | 'config' | 'clock'>;

type Asked = {
  readonly search: SavedSearch;
  readonly since: string;
  readonly until: string;
  readonly locale: Locale;
};

/**
 * Returns the search with its offers that buyers could first have between two instants, newest first, as far as
 * everybody finds them; nothing where there are none.
 */
export async function findNewOffers(
  world: NewOffersWorld,
  { search, since, until, locale }: Asked,
): Promise<MailParams['newOffers']['searches']> {
  const asked = await readSearch(world, search);
  if (asked === undefined) return [];
  const fresh = await freshOffers(world, searchFilter(asked.market, asked.state), { since, until });
  if (fresh.length === 0) return [];
  const offers = fresh.slice(0, NEW_OFFERS_A_SEARCH);
  const { address } = await mailSiteOf(search.country, world);
  const lines = await linesOf(world, { offers, from: positionOf(asked.state), locale });
  return [
    {
      name: mailedText(search.name),
      link: address + offerSearchPath(search.animalkind, search.query),
      more: fresh.length - offers.length,
      offers: offers.map(({ id }, index) => ({
        line: lines[index] ?? '',
        link: address + offerPath(id),
      })),
    },
  ];
}

/**
 * Returns the found offers that are new, newest first: those whose history begins between the two instants. Of very
 * many that changed, those saved last are looked at.
 */
async function freshOffers(
  { rowsFor, store }: NewOffersWorld,
  found: AttributeFilter,
  { since, until }: Pick<Asked, 'since' | 'until'>,
): Promise<Entity<Offer>[]> {
  const rows = rowsFor(GUEST);
  const changed = { field: 'updated', comparison: 'gt', value: since } as const;
  const pages = eachPage(
    (cursor: string | undefined) =>
      rows.search({
        entityClass: offerClass.name,
        attributeFilter: { $and: flatConditions([found, changed]) },
        pagination: { start: 0, limit: PAGE_LIMIT, cursor },
        sorting: [{ field: 'updated', direction: 'desc' }],
      }),
    { most: NEW_OFFERS_PAGES },
  );
  const fresh: { readonly offer: Entity<Offer>; readonly from: string }[] = [];
  for await (const { items } of pages) {
    // The view of everybody does not say since when an offer was online.
    const offers = await store.revisions(offerClass, items);
    for (const offer of offers) {
      const from = offer.data.history[0]?.begin;
      if (from !== undefined && from > since && from <= until) fresh.push({ offer, from });
    }
  }
  return fresh.sort((a, b) => b.from.localeCompare(a.from)).map(({ offer }) => offer);
}

/**
 * Reads a saved search as its page would today; undefined where the country does not offer the kind any more. One for
 * weeks that are over is ended: its page shows other weeks to who looks, but nobody asked for mails of these.
 */
async function readSearch(
  world: NewOffersWorld,
  { country, animalkind, query }: SavedSearch,
): Promise<{ readonly market: Market; readonly state: OfferSearchState } | undefined> {
  const { store, search, clock } = world;
  const idsOf = (entityClass: EntityClassName) =>
    eachHitId(search, { entityClass, group: 'all', keys: ['all'] });
  const own = await store.latest(countryClass, country);
  if (!own?.data.enabledForWebsite || !own.data.enabledAnimals.includes(animalkind))
    return undefined;
  const asked = readListState(searchParams, new URLSearchParams(query));
  const today = dayIn(timeZoneOf(own.data), clock.now());
  if (isWeekOver(asked, today)) return undefined;
  const countries = asked.abroad ? await store.latestOf(countryClass, await idsOf('country')) : [];
  const breeds =
    asked.breed.length + asked.specification.length + asked.text.length > 0
      ? await store.latestOf(offergroupClass, await idsOf('offergroup'))
      : [];
  return {
    state: await remainingChoices(world, asked, breeds),
    market: {
      countries: searchedCountries(own, countries, asked.abroad),
      animalkind,
      owner: asked.supplier === '' ? undefined : asked.supplier,
      breedsNamed: makeBreedSearch(breeds.filter(({ data }) => data.animalkind === animalkind)),
      today,
    },
  };
}

/** Returns the offers in words: "12 Fleckvieh, Färse · 35 km · Kumhausen". */
async function linesOf(
  world: NewOffersWorld,
  {
    offers,
    from,
    locale,
  }: {
    readonly offers: readonly Entity<Offer>[];
    readonly from: GeoPosition | undefined;
    readonly locale: Locale;
  },
): Promise<string[]> {
  const names = await offerNames(
    offers.map(({ data }) => data),
    locale,
    world,
  );
  const { format } = new Intl.NumberFormat(toLanguageTag(locale), {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: 0,
  });
  return offers.map(({ data: { geoPosition, place } }, index) =>
    [
      names[index],
      from && format(distanceKm(from, geoPosition)),
      mailedText(place.city ?? place.citycode ?? ''),
    ]
      .filter(Boolean)
      .join(' · ')
      .slice(0, MAIL_LINE_LENGTH),
  );
}
