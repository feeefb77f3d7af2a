import { useEffect, useMemo, useRef } from 'react';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { useKernel } from './kernel-context.ts';

const RETRY_MS = 10 * SECOND_MS;

/**
 * For calls that wait for the network: `wait` ends when one is worth trying again, because the device found a network,
 * ten seconds have gone or somebody asks by `hurry`. It says false when `stop` gave up, as leaving the page does.
 */
export function usePatience() {
  const { after } = useKernel();
  const end = useRef<(goOn: boolean) => void>(() => {});
  useEffect(() => () => end.current(false), []);
  return useMemo(
    () => ({
      wait: () =>
        new Promise<boolean>((resolve) => {
          const hurry = () => end.current(true);
          const cancel = after(RETRY_MS, hurry);
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
    [after],
  );
}
