import { offergroupClass } from '#shared/masterdata/offergroup.ts';
import { describeMasterData } from '#test/support/describe-master-data.ts';
import { testId } from '#test/support/test-id.ts';

const minimal = { labels: [{ lang: 'de_DE', label: 'Fleckvieh' }], animalkind: testId('cattle') };

describeMasterData(offergroupClass, {
  minimal,
  stored: {
    ...minimal,
    activeInCountries: [],
    category2: [],
    offerSpecifications: [],
    endangered: false,
    endangeredLists: [],
    adaptedBreed: false,
  },
  refused: {
    'no animal kind': { animalkind: undefined },
    'two specifications with one id': {
      offerSpecifications: [
        { id: 'polled', labels: minimal.labels },
        { id: 'polled', labels: minimal.labels },
      ],
    },
    'an empty breed code': { breedCode: '' },
    'a category II that is no id': { category2: ['dairy'] },
  },
});
