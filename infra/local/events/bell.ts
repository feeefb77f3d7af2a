export type Bell = {
  readonly ring: () => void;
  /** Resolves when the bell rings, when it rang since the last wait, or after `ms` milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
};

/** Makes a bell: a waiter goes on at once when it rings, and no ring before the wait is lost. */
export function makeBell(): Bell {
  let hasRung = false;
  let wake = () => {};
  return {
    ring: () => {
      hasRung = true;
      wake();
    },
    wait: async (ms) => {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      hasRung = false;
    },
  };
}
