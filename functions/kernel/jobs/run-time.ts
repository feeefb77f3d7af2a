import type { Clock } from '#functions/kernel/ports/clock.ts';

/** The time of one run of a worker or a timer. It ends before Lambda would end the run; what is left is done later. */
export type RunTime = {
  readonly isOver: () => boolean;
  /** Yields the items until the time is over. */
  readonly each: <T>(items: AsyncIterable<T> | Iterable<T>) => AsyncGenerator<T>;
  /** Tells whether the end of the time has kept an item back. */
  readonly hasLeft: () => boolean;
};

/** Begins a run that may take so many milliseconds. */
export function beginRun(clock: Clock, ms: number): RunTime {
  const begun = clock.now().getTime();
  const isOver = () => clock.now().getTime() - begun > ms;
  let hasLeft = false;
  return {
    isOver,
    async *each(items) {
      for await (const item of items) {
        if (isOver()) {
          hasLeft = true;
          return;
        }
        yield item;
      }
    },
    hasLeft: () => hasLeft,
  };
}
