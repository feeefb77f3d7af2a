import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useKernel } from './kernel-context.ts';
import { retryPause } from './retry-pause.ts';

/** Returns what gives the pause before the next try, in ms: a short one shortly after the device found a network. */
export function useRetryPause(): () => number {
  const { now } = useKernel();
  const foundAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const mark = () => {
      foundAt.current = now();
    };
    window.addEventListener('online', mark);
    return () => window.removeEventListener('online', mark);
  }, [now]);
  return useCallback(() => retryPause(now() - foundAt.current), [now]);
}

/**
 * Waits for the network, for calls that try again: `wait` ends when a call is worth trying again, because the device
 * found a network, the pause is over or somebody asks by `hurry`. It gives false when `stop` gave up, as leaving the
 * page does.
 */
export function useRetryWait() {
  const { after } = useKernel();
  const pause = useRetryPause();
  const end = useRef<(goOn: boolean) => void>(() => {});
  useEffect(() => () => end.current(false), []);
  return useMemo(
    () => ({
      wait: () =>
        new Promise<boolean>((resolve) => {
          const hurry = () => end.current(true);
          const cancel = after(pause(), hurry);
          window.addEventListener('online', hurry);
          end.current = (goOn) => {
            cancel();
            window.removeEventListener('online', hurry);
            end.current = () => {};
            resolve(goOn);
          };
        }),
      hurry: () => end.current(true),
      stop: () => end.current(false),
    }),
    [after, pause],
  );
}
