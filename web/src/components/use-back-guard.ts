import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LeaveGuard } from '#web/components/use-leave-guard.ts';
import { hearBackSteps } from '#web/kernel/back-steps.ts';

/**
 * Asks before the browser's way back or forth leads away from changes that no device keeps: the step is taken back until
 * somebody agrees to it.
 */
export function useBackGuard(isChanged: boolean): LeaveGuard['leaving'] {
  const { key } = useLocation();
  const [steps, setSteps] = useState<number | null>(null);
  const isAgreed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address has a place of its own
  useEffect(() => {
    const here = placeOf(window.history.state);
    if (!isChanged || here === undefined) return undefined;
    const ask = (event: PopStateEvent) => {
      const there = placeOf(event.state);
      if (there === undefined || isAgreed.current) {
        isAgreed.current = false;
        return;
      }
      // The router is told neither of the step nor of its way back.
      event.stopImmediatePropagation();
      if (there === here) return;
      window.history.go(here - there);
      setSteps(there - here);
    };
    return hearBackSteps(ask);
  }, [isChanged, key]);
  if (steps === null) return null;
  return {
    go: () => {
      isAgreed.current = true;
      setSteps(null);
      window.history.go(steps);
    },
    stay: () => setSteps(null),
  };
}

/** Returns the place of an address in the history, as the router numbers it; addresses of others have none. */
function placeOf(state: unknown): number | undefined {
  const hasPlace = typeof state === 'object' && state !== null && 'idx' in state;
  return hasPlace && typeof state.idx === 'number' ? state.idx : undefined;
}
