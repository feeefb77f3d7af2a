import { beforeEach, vi } from 'vitest';

const TIMES = 20;

/**
 * Pages of this file wait a twentieth of their time: it has to pass, and takes seconds otherwise. What a test looks for
 * keeps its patience, since that took the timers of the machine before.
 */
export function hurryPages(): void {
  beforeEach(() => {
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const start = globalThis[name];
      vi.stubGlobal(name, (action: () => void, ms = 0) => start(action, ms / TIMES));
    }
  });
}
