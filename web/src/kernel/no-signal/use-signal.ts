import { useCallback, useEffect, useState } from 'react';
import { SECOND_MS } from '#shared/kernel/time.ts';

/** Small, and never kept by the worker. */
const FILE = '/favicon.svg';
const PATIENCE_MS = 3 * SECOND_MS;

/**
 * Where the API does not answer: do the site's own files still come? Then the service is away, else the signal is. A
 * device may believe in a network that leads nowhere. Null until it is known.
 */
export function useSignal() {
  const [hasSignal, setSignal] = useState<boolean | null>(null);
  const lookAgain = useCallback(() => {
    // Another attempt follows an attempt: the last one to come is right.
    void fetchFile().then(setSignal);
  }, []);
  useEffect(lookAgain, [lookAgain]);
  return { hasSignal, lookAgain };
}

function fetchFile(): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return fetch(FILE, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}
