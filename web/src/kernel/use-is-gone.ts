import { useCallback, useEffect, useRef } from 'react';

/** Returns what tells whether a part of the page has gone while its work went on. */
export function useIsGone(): () => boolean {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return useCallback(() => isGone.current, []);
}
