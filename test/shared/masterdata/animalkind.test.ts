import { animalkindClass } from '#shared/masterdata/animalkind.ts';
import { describeMasterData } from '#test/support/describe-master-data.ts';

const minimal = { labels: [{ lang: 'de_DE', label: 'Rinder' }] };

describeMasterData(animalkindClass, {
  minimal,
  stored: { ...minimal, cat1Mandatory: false, cat1CanHaveMulti: false },
  refused: {
    'no label': { labels: [] },
    'a species that the yearly report does not know': { reportCode: 'bees' },
    'a flag that is a word': { cat1Mandatory: 'yes' },
  },
});
