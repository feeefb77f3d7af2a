import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { rowOf, valuesAt } from '#shared/kernel/column-values.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { matchesFilter } from '#shared/kernel/match-filter.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerGroups } from '#shared/offers/offer-groups.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { type OfferFields, offerOf, supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { type Answers, FakeFailure } from '#test/web/fake-server.ts';
import { countryOf } from '#test/web/test-country.ts';
import type { CallInput } from '#web/kernel/contract.ts';
import { overviewAnswer } from './overview-answer.ts';

const label = (text: string) => [{ lang: 'de_DE', label: text }];

export const country = countryOf({
  enabledAnimals: [testId('cattle'), testId('sheep')],
  usesAssociations: true,
});
export const supplier = accountOf('SUP', 'supplier', {
  supExtra: { tosAcceptedOn: '2026-01-01T00:00:00.000Z' },
  userData: { supData: [supplierData()] },
});

const masterData = [
  country,
  supplier,
  entityOf(
    'animalkind',
    { labels: label('Rinder'), cat1Mandatory: true, cat1CanHaveMulti: false },
    'cattle',
  ),
  entityOf(
    'animalkind',
    { labels: label('Schafe'), cat1Mandatory: false, cat1CanHaveMulti: false },
    'sheep',
  ),
  entityOf(
    'offergroup',
    {
      labels: label('Fleckvieh'),
      animalkind: testId('cattle'),
      activeInCountries: [],
      offerSpecifications: [],
    },
    'fleckvieh',
  ),
  entityOf(
    'category1',
    { labels: label('Zuchttiere'), animalkinds: [testId('cattle')], spotMarketIsDefault: false },
    'breeding',
  ),
];

type Asked = Pick<CallInput<'POST search/search/execute'>, 'entityClass' | 'attributeFilter'>;

/** As the owner's own search answers; searches on the market find everything. */
function isAmong(offer: Entity<Offer>, filter: AttributeFilter | undefined): boolean {
  const { columns } = offerGroups.owner;
  return !isOwn(filter) || matchesFilter(rowOf(offer, columns), filter, columns);
}
function isOwn(filter: AttributeFilter | undefined): filter is AttributeFilter {
  if (filter === undefined) return false;
  return '$and' in filter ? filter.$and.some(isOwn) : 'field' in filter && filter.field === 'owner';
}

/** A server with some master data, and these offers. */
export function offerServer(offers: ReturnType<typeof offerEntity>[], more: Answers = {}): Answers {
  const all = () => [...masterData, ...offers];
  const ofClass = (entityClass: string) =>
    all().filter((entity) => entity.entityclass === entityClass);
  const found = ({ entityClass, attributeFilter }: Asked) =>
    ofClass(entityClass).filter(
      (entity) =>
        entityClass !== 'offer' ||
        isAmong(entity as Entity<Offer>, attributeFilter as AttributeFilter | undefined),
    );
  return {
    'POST search/search/execute': (asked) => {
      const items = found(asked);
      const start = Number(asked.pagination?.cursor ?? 0);
      const end = start + (asked.pagination?.limit ?? 50);
      const next = end < items.length ? String(end) : null;
      return { items: items.slice(start, end), next } as never;
    },
    'POST search/search/overview': (asked) =>
      overviewAnswer(
        asked,
        (attributeFilter) => found({ entityClass: 'offer', attributeFilter }) as Entity<Offer>[],
        all() as Entity[],
      ),
    'POST search/search/count': (asked) => ({ count: found(asked).length }),
    'POST search/search/ids': ({ ids = [] }) =>
      ({ items: all().filter(({ id }) => ids.includes(id)), missing: [] }) as never,
    'POST search/aggregate/run': (asked) => ({
      rows:
        asked.aggregate.groupBy === undefined
          ? [endingOf(found(asked))]
          : (isOwn(asked.attributeFilter as AttributeFilter) ? found(asked) : []).map(
              ({ data }) => ({
                key: Object.fromEntries(
                  (asked.aggregate.groupBy ?? []).map((field) => [
                    field,
                    valuesAt(data, field.split('.'))[0] ?? null,
                  ]),
                ) as Record<string, string>,
                values: Object.fromEntries(
                  asked.aggregate.metrics.map(({ as, op, field = 'status' }) => {
                    const [value] = valuesAt(data, field.split('.'));
                    return [
                      as,
                      op === 'min' ? Date.parse(String(value)) : Number(value !== undefined),
                    ];
                  }),
                ),
              }),
            ),
    }),
    'POST geocode/list/city': () => [],
    'POST eav/entity/updatefrompatch': ({ id, rev, patch }) => {
      const index = offers.findIndex((offer) => offer.id === id);
      const stored = offers[index];
      if (stored?.rev !== rev) throw new FakeFailure(409, 'entities.revConflict');
      const data = Object.entries({ ...stored.data, ...patch }).filter(
        ([, value]) => value !== null,
      );
      const changed = { ...stored, rev: rev + 1, data: Object.fromEntries(data) };
      offers[index] = changed as typeof stored;
      return changed as never;
    },
    ...more,
  };
}

/** The same site, which sells cattle as poultry is sold: by the week. */
export const poultrySite = countryOf({
  ...country.data,
  animalkindsUsingPoultrySystem: [testId('cattle')],
});

/** A server as `offerServer`, of that site. */
export function poultryServer(offers: ReturnType<typeof offerEntity>[]): Answers {
  const server = offerServer(offers);
  return {
    ...server,
    'POST search/search/ids': (asked) => {
      const { items = [] } = server['POST search/search/ids']?.(asked) ?? {};
      const own = (item: { id: string }) => (item.id === country.id ? poultrySite : item);
      return { items: items.map(own), missing: [] } as never;
    },
  };
}

/** How many there are, and when the first of them goes. */
function endingOf(offers: readonly { readonly data: object }[]) {
  const ends = offers.map(({ data }) => Date.parse(String(Reflect.get(data, 'activityUntil'))));
  return { key: {}, values: { count: ends.length, first: Math.min(...ends) } };
}

export function offerEntity(name: string, more: OfferFields = {}) {
  return entityOf('offer', offerOf({ activityUntil: '2099-01-01T00:00:00.000Z', ...more }), name);
}
