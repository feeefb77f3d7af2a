import { useCallback, useEffect, useMemo, useRef } from 'react';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { useKernel } from './kernel-context.ts';

const RETRY_MS = 10 * SECOND_MS;
const RETRY_SOON_MS = SECOND_MS;

/**
 * Returns the pause before the next try, in ms: ten seconds, and one second shortly after the device found a network,
 * because devices say so before it carries anything.
 */
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
  return useCallback(() => (now() - foundAt.current < RETRY_MS ? RETRY_SOON_MS : RETRY_MS), [now]);
}

/**
 * For calls that wait for the network: `wait` ends when one is worth trying again, because the device found a network,
 * the pause is over or somebody asks by `hurry`. It says false when `stop` gave up, as leaving the page does.
 */
export function usePatience() {
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
