import { useCallback, useEffect } from 'react';
import { errorText } from './error-text.ts';
import { useTextStore, useTexts } from './text-provider.tsx';

/**
 * Returns a function that gives failures in the reader's language. Their catalogue comes with the first component
 * that may need it.
 */
export function useErrorText(): (error: unknown) => string {
  const texts = useTexts();
  const store = useTextStore();
  useEffect(() => {
    store.need(['errors']).catch(() => {});
  }, [store]);
  return useCallback((error) => errorText(texts, error), [texts]);
}
