import { animalmenuClass } from '#shared/masterdata/animalmenu.ts';
import { describeMasterData } from '#test/support/describe-master-data.ts';
import { testId } from '#test/support/test-id.ts';

const minimal = { labels: [{ lang: 'de_DE', label: 'Rinder' }] };

describeMasterData(animalmenuClass, {
  minimal,
  stored: { ...minimal, sorting: 0, countries: [], submenuItems: [] },
  refused: {
    'no label': { labels: [] },
    'a submenu item without animal kind': { submenuItems: [{ labels: minimal.labels }] },
    'an animal kind that is no id': { animalkind: 'cattle' },
    'a submenu in a submenu': {
      submenuItems: [{ labels: minimal.labels, animalkind: testId('cattle'), submenuItems: [] }],
    },
  },
});
