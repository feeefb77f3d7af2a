import { category1Class } from '#shared/masterdata/category1.ts';
import { describeMasterData } from '#test/support/describe-master-data.ts';
import { testId } from '#test/support/test-id.ts';

const minimal = { labels: [{ lang: 'de_DE', label: 'Rinder' }] };

describeMasterData(category1Class, {
  minimal,
  stored: {
    ...minimal,
    animalkinds: [],
    spotMarketIsDefault: false,
    disabledForRequestSearch: false,
  },
  refused: {
    'several countries': { country: [testId('country DE')] },
    'a country named by code': { country: 'DE' },
    'no label': { labels: [] },
  },
});
