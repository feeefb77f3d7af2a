export type ServerClock = {
  /** Returns milliseconds since 1970 by the server; by the device until the server has answered. */
  readonly now: () => number;
  /** Takes the `Date` of an answer. */
  readonly hear: (date: string | null) => void;
};

/**
 * Tells the time of the server: the clock of a device may be days off, or be set while the page is open. An answer out
 * of a cache tells an earlier time, a laptop that slept counts on too little: the latest is right.
 */
export function createServerClock(device: {
  readonly now: () => number;
  /** Returns milliseconds by a clock that nobody sets. */
  readonly elapsed: () => number;
}): ServerClock {
  let offset: number | null = null;
  return {
    now: () => (offset === null ? device.now() : device.elapsed() + offset),
    hear: (date) => {
      const difference = Date.parse(date ?? '') - device.elapsed();
      if (!Number.isNaN(difference)) offset = Math.max(offset ?? difference, difference);
    },
  };
}
