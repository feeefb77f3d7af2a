import { countryId } from '#infra/demo/countries/build-countries.ts';
import { type DemoEntity, demoEntity, demoId } from '#infra/demo/demo-entity.ts';
import type { DemoTimes } from '#infra/demo/demo-times.ts';

/** The searches that a farmer keeps: one tells of new offers by mail. */
export function buildSavedSearches({ at }: DemoTimes): DemoEntity {
  const search = {
    country: countryId({ code: 'DE' }),
    animalkind: demoId('animalkind.cattle'),
    since: at(-1),
  };
  return demoEntity('savedsearches', demoId('searches.farmer.de'), {
    owner: demoId('account.farmer.de'),
    searches: [
      { ...search, query: '', name: 'Rinder', mail: true },
      { ...search, query: 'now=1', name: 'Rinder, sofort', mail: false },
    ],
    secret: 'demo-demo-demo-demo-00',
  });
}
