import { configure, getConfig } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

const TIMES = 20;

/**
 * Lets the pages in the tests of a file wait a twentieth of their pauses, which take seconds and are not what is tested.
 * A test that waits for a page keeps its patience: Testing Library waits by the same timers.
 */
export function hurryPages(): void {
  beforeEach(() => {
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const start = globalThis[name];
      vi.stubGlobal(name, (action: () => void, ms = 0) => start(action, ms / TIMES));
    }
    const { asyncUtilTimeout } = getConfig();
    configure({ asyncUtilTimeout: asyncUtilTimeout * TIMES });
    return () => configure({ asyncUtilTimeout });
  });
}
