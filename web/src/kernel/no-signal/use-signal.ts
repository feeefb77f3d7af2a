import { useCallback, useEffect, useState } from 'react';
import { SECOND_MS } from '#shared/kernel/time.ts';

/** The file that is fetched as a test: it is small, and the worker never keeps it. */
const FILE = '/favicon.svg';
const PATIENCE_MS = 3 * SECOND_MS;

/**
 * Tells, where the API does not answer, whether the site's own files still come: then the service is away, else the
 * signal is. A device may believe in a network that leads nowhere. Null until it is known.
 */
export function useSignal() {
  const [hasSignal, setSignal] = useState<boolean | null>(null);
  const lookAgain = useCallback(() => {
    // An attempt may follow an attempt: the last one to come is right.
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
