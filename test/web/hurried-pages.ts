import { beforeEach, vi } from 'vitest';

const TIMES = 20;

/**
 * Lets the pages in the tests of a file wait a twentieth of their pauses, which take seconds and are not what is tested.
 * What a test waits for keeps its patience: its tools took the timers of the machine before.
 */
export function hurryPages(): void {
  beforeEach(() => {
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const start = globalThis[name];
      vi.stubGlobal(name, (action: () => void, ms = 0) => start(action, ms / TIMES));
    }
  });
}
