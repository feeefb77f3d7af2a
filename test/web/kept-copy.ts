import { accountOf } from '#test/support/accounts.ts';
import type { KeptCopy } from '#web/kernel/no-signal/kept-copy.ts';
import { siteOf } from './test-country.ts';

/** What a device keeps beside a draft of the farmer who is signed in as in `render-page.tsx`. */
export const keptCopy = (more: Partial<KeptCopy> = {}): KeptCopy => ({
  path: '/requests/1/fill',
  title: 'Antrag',
  site: siteOf(),
  session: { user: 'person', account: accountOf('AGR', 'farm'), accounts: [] },
  answers: [],
  ...more,
});
