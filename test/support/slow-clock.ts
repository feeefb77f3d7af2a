import type { Clock } from '#functions/kernel/ports/clock.ts';

/** A clock that goes on by so many milliseconds each time that somebody looks at it. */
export const slowClock = (time: { now: number }, ms: number): Clock => ({
  now: () => {
    time.now += ms;
    return new Date(time.now);
  },
});
