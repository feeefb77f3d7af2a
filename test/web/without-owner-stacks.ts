import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * The development build of React notes for every element where it was made, 10,000 times a second. That takes an eighth
 * of the processor's time of a page's test, and only its warnings would show it. Its count of them stands at the end.
 */
const { [INTERNALS]: internals } = React as unknown as Record<typeof INTERNALS, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => {},
});
