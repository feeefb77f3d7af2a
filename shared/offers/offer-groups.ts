import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Columns, DerivedColumns, ShardGroup } from '#shared/kernel/entity-class.ts';
import { hasRole, type Principal } from '#shared/kernel/principal.ts';
import { SHARDS_A_SEARCH, SHARDS_IN_PARTS } from '#shared/search/limits.ts';
import { availableWeeks, weeklyAmounts } from './available-weeks.ts';
import { fieldValues } from './field-values.ts';
import type { Offer } from './offer.ts';

const offerColumns = {
  country: 'text',
  animalkind: 'text',
  offergroup: 'text',
  animalusage: 'text',
  gender: 'text',
  ageCategory: 'text',
  category1: 'texts',
  category2: 'text',
  classification: 'text',
  amount: 'number',
  status: 'text',
  availableFrom: 'time',
  availableWeeks: 'texts',
  fieldValues: 'texts',
  'dynamicFields.field': 'texts',
  weeklyAmounts: 'texts',
  offerspecification: 'text',
  'place.name': 'text',
  'place.city': 'text',
  'place.citycode': 'text',
  spotMarket: 'boolean',
  associations: 'texts',
  owner: 'text',
  ownerActive: 'boolean',
  activityUntil: 'time',
  geoPosition: 'geo',
  region: 'text',
  'autApproval.status': 'text',
} as const satisfies Columns;

const derived: DerivedColumns<Offer> = { availableWeeks, fieldValues, weeklyAmounts };

/** Returns the associations of an offer that everybody may see. */
const shownAssociations = ({
  associations,
  associationsHidden,
}: Pick<Offer, 'associations' | 'associationsHidden'>): readonly string[] =>
  associationsHidden === true ? [] : associations;

/** Returns the filter for offers that a search may find (`shared/README.md`, Offer). */
export function isPublished(now: Date): AttributeFilter {
  return {
    $and: [
      { field: 'status', comparison: 'ne', value: 'archived' },
      { field: 'autApproval.status', comparison: 'in', value: ['none', 'accepted'] },
      { field: 'ownerActive', comparison: 'eq', value: true },
      { field: 'activityUntil', comparison: 'gt', value: now.toISOString() },
    ],
  };
}

/** Returns the key of the public shard of an animal kind in a country. */
export const marketKey = (country: string, animalkind: string): string =>
  `${country}.${animalkind}`;

const marketKeys = (countries: readonly string[], kinds: readonly string[]): string[] =>
  countries.flatMap((country) => kinds.map((kind) => marketKey(country, kind)));

function among(known: readonly string[], named: readonly string[] | undefined): readonly string[] {
  const wanted = named && new Set(named);
  return known.filter((id) => wanted === undefined || wanted.has(id));
}

/** Tells whether a caller may search many shards at once: all kinds of one country, or an administrator everything. */
const maySearchWhole = (who: Principal, countries: readonly string[] | undefined): boolean =>
  hasRole(who, 'ADM') || countries?.length === 1;

/** Returns the regions in which an authority looks for offers by their approval. */
const decidedRegions: ShardGroup<Offer>['choose'] = (who, pinned) =>
  hasRole(who, 'AUT') && pinned('autApproval.status')
    ? (pinned('region') ?? who.regions)
    : undefined;

export const offerGroups = {
  owner: {
    columns: {
      ...offerColumns,
      locationOfSale: 'text',
      attachments: 'texts',
      'photos.large': 'texts',
      'photos.small': 'texts',
    },
    derived,
    history: 'own',
    keys: (offer) => [offer.data.owner],
    open: (who, key) => who.account === key || hasRole(who, 'ADM'),
    // Other people's offers are searched on the market, as everybody sees them; administrators see all offers of a
    // few owners.
    choose: (who, pinned) => {
      const owners = pinned('owner');
      const mayName = hasRole(who, 'ADM')
        ? (owners?.length ?? 0) <= SHARDS_A_SEARCH
        : owners?.every((owner) => owner === who.account);
      return mayName ? owners : undefined;
    },
  },
  approval: {
    columns: { ...offerColumns, 'autApproval.on': 'time' },
    derived,
    // A reader who decides compares an offer with the last decided revision, and sees how it came about.
    history: 'all',
    keys: ({ data }) => (data.autApproval.status === 'none' ? [] : [data.region]),
    open: (who, key) => hasRole(who, 'AUT') && who.regions.includes(key),
    choose: decidedRegions,
    // The authority of a whole country may have more regions than one search reads.
    whole: (who, pinned) => {
      const regions = decidedRegions(who, pinned);
      return regions && { of: [], keys: () => regions };
    },
  },
  /** An authority may also read the offers of its regions, which it approves; it searches them as everybody does. */
  region: {
    indexed: false,
    columns: {},
    history: 'all',
    keys: ({ data }) => [data.region],
    open: (who, key) => hasRole(who, 'AUT') && who.regions.includes(key),
    choose: () => undefined,
  },
  market: {
    columns: offerColumns,
    derived: { ...derived, associations: shownAssociations },
    keys: ({ data }) => [marketKey(data.country, data.animalkind)],
    open: () => true,
    choose: (_, pinned) => {
      const kinds = pinned('animalkind');
      const countries = pinned('country');
      const isFew = (kinds?.length ?? 0) * (countries?.length ?? 0) <= SHARDS_IN_PARTS;
      return kinds && countries && isFew ? marketKeys(countries, kinds) : undefined;
    },
    whole: (who, pinned) => {
      if (!maySearchWhole(who, pinned('country'))) return undefined;
      return {
        of: ['country', 'animalkind'],
        keys: ({ country = [], animalkind = [] }) =>
          marketKeys(among(country, pinned('country')), among(animalkind, pinned('animalkind'))),
      };
    },
    visible: (who, { now }) => (hasRole(who, 'ADM') ? undefined : isPublished(now)),
    view: (offer, who) => (hasRole(who, 'ADM') ? offer : publicView(offer)),
  },
  /** The product itself, and nobody else, reads here to find associations that the market does not show. */
  hidden: {
    columns: { associations: 'texts' },
    keys: ({ data }) =>
      data.associationsHidden === true && data.associations.length > 0 ? ['all'] : [],
    open: () => false,
    choose: () => undefined,
  },
} as const satisfies Record<string, ShardGroup<Offer>>;

function publicView(offer: Offer) {
  const { history: _history, associationsHidden: _hidden, ...shown } = offer;
  return Object.assign(shown, { associations: shownAssociations(offer) });
}
