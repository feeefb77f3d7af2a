import { useCallback, useMemo } from 'react';
import { useActingFor } from '#web/kernel/acting.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { type ChangeChoice, type RequestChoice, requestParams } from './request-params.ts';

/**
 * Returns the choices so far, and their change. An office that acts for a farmer files for that one; choosing another
 * farmer ends the acting.
 */
export function useRequestChoice(): [RequestChoice, ChangeChoice] {
  const { acting } = useKernel();
  const farmer = useActingFor()?.farmer;
  const [inAddress, changeAddress] = useListState(requestParams);
  const choice = useMemo(
    () => (farmer === undefined ? inAddress : { ...inAddress, farmer }),
    [inAddress, farmer],
  );
  const change = useCallback<ChangeChoice>(
    (patch) => {
      if (patch.farmer !== undefined && patch.farmer !== farmer) acting.end();
      changeAddress(patch);
    },
    [acting, farmer, changeAddress],
  );
  return [choice, change];
}
