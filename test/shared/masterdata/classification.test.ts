import { classificationClass } from '#shared/masterdata/classification.ts';
import { describeMasterData } from '#test/support/describe-master-data.ts';
import { testId } from '#test/support/test-id.ts';

const minimal = { labels: [{ lang: 'de_DE', label: 'Rinder' }] };

describeMasterData(classificationClass, {
  minimal,
  stored: { ...minimal, countries: [], animalkinds: [] },
  refused: {
    'countries named by code': { countries: [testId('country DE'), 'AT'] },
    'animal kinds named by word': { animalkinds: ['cattle'] },
    'no label': { labels: [] },
  },
});
