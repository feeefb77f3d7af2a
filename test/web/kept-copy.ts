import { accountOf } from '#test/support/accounts.ts';
import type { KeptCopy } from '#web/kernel/no-signal/kept-copy.ts';
import { countryOf } from './test-country.ts';

const country = countryOf();

/** What a device keeps beside a draft of the farmer who is signed in as in `render-page.tsx`. */
export const keptCopy = (more: Partial<KeptCopy> = {}): KeptCopy => ({
  path: '/requests/1/fill',
  title: 'Antrag',
  site: {
    country,
    languages: country.data.languages,
    isAdmin: false,
    basename: '',
    oidc: { issuer: 'https://sso.example.org', clientId: 'web' },
    ssoIdpHint: null,
  },
  session: { user: 'person', account: accountOf('AGR', 'farm'), accounts: [] },
  answers: [],
  ...more,
});
