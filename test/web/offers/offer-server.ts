import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { offerOf, supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { type Answers, FakeFailure } from '#test/web/fake-server.ts';
import { countryOf } from '#test/web/test-country.ts';

const label = (text: string) => [{ lang: 'de_DE', label: text }];

export const country = countryOf({ enabledAnimals: [testId('cattle'), testId('sheep')] });
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

/** A server with some master data, and these offers. */
export function offerServer(offers: ReturnType<typeof offerEntity>[], more: Answers = {}): Answers {
  const all = () => [...masterData, ...offers];
  const ofClass = (entityClass: string) =>
    all().filter((entity) => entity.entityclass === entityClass);
  return {
    'POST search/search/execute': ({ entityClass }) =>
      ({ items: ofClass(entityClass), next: null }) as never,
    'POST search/search/count': ({ entityClass }) => ({ count: ofClass(entityClass).length }),
    'POST search/search/ids': ({ ids = [] }) =>
      ({ items: all().filter(({ id }) => ids.includes(id)), missing: [] }) as never,
    'POST search/aggregate/run': () => ({ rows: [] }) as never,
    'POST geocode/list/city': () => [],
    'POST eav/entity/updatefrompatch': ({ id, rev, patch }) => {
      const at = offers.findIndex((one) => one.id === id);
      const stored = offers[at];
      if (stored?.rev !== rev) throw new FakeFailure(409, 'entities.revConflict');
      const data = Object.entries({ ...stored.data, ...patch }).filter(([, one]) => one !== null);
      const changed = { ...stored, rev: rev + 1, data: Object.fromEntries(data) };
      offers[at] = changed as typeof stored;
      return changed as never;
    },
    ...more,
  };
}

export function offerEntity(name: string, more: Parameters<typeof offerOf>[0] = {}) {
  return entityOf('offer', offerOf({ activityUntil: '2099-01-01T00:00:00.000Z', ...more }), name);
}
