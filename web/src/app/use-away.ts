import { useCallback, useEffect, useState } from 'react';
import { useKernel } from '#web/kernel/kernel-context.ts';

/** Tells whether a call found nobody, until the server has answered again: then asks for what could not be read. */
export function useAway() {
  const { api, queries } = useKernel();
  const [isAway, setAway] = useState(false);
  useEffect(
    () =>
      api.on(({ type }) => {
        if (type === 'unreachable') setAway(true);
      }),
    [api],
  );
  const onBack = useCallback(() => {
    setAway(false);
    void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [queries]);
  return { isAway, onBack };
}
