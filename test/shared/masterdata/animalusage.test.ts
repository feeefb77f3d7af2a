import { animalusageClass } from '#shared/masterdata/animalusage.ts';
import { describeMasterData } from '#test/support/describe-master-data.ts';
import { testId } from '#test/support/test-id.ts';

const minimal = { labels: [{ lang: 'de_DE', label: 'Rinder' }] };

describeMasterData(animalusageClass, {
  minimal,
  stored: {
    ...minimal,
    countries: [],
    animalkinds: [],
    offerSizeIncrement: 1,
    noMixedGender: false,
  },
  refused: {
    'a kind of pre-order without a lead time': { preorder: 'cattle' },
    'steps of no animals': { offerSizeIncrement: 0 },
    'steps of half an animal': { offerSizeIncrement: 1.5 },
    'a purpose that the yearly report does not know': { reportCode: 'wool' },
    'countries named by code': { countries: [testId('country DE'), 'AT'] },
  },
});
