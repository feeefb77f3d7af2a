import { agecategoryClass } from '#shared/masterdata/agecategory.ts';
import { describeMasterData } from '#test/support/describe-master-data.ts';
import { testId } from '#test/support/test-id.ts';

const minimal = { labels: [{ lang: 'de_DE', label: 'Rinder' }] };

describeMasterData(agecategoryClass, {
  minimal,
  stored: { ...minimal, animalkinds: [], countries: [], sorting: 0 },
  refused: {
    'a kind of pre-order without a lead time': { preorder: 'cattle' },
    'a life stage that the yearly report does not know': { reportCode: 'old' },
    'a sorting value that is a word': { sorting: 'first' },
    'animal kinds named by word': { animalkinds: [testId('cattle'), 'sheep'] },
  },
});
