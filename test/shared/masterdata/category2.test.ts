import { category2Class } from '#shared/masterdata/category2.ts';
import { describeMasterData } from '#test/support/describe-master-data.ts';
import { testId } from '#test/support/test-id.ts';

const minimal = { labels: [{ lang: 'de_DE', label: 'Rinder' }] };

describeMasterData(category2Class, {
  minimal,
  stored: { ...minimal, animalkinds: [] },
  refused: {
    'several countries': { country: [testId('country DE')] },
    'animal kinds named by word': { animalkinds: ['cattle'] },
    'no label': { labels: [] },
  },
});
