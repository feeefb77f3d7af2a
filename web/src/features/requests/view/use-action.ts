import { useMutation } from '@tanstack/react-query';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import type { Request } from '../use-request.ts';
import { useRequestCalls } from '../use-request-calls.ts';

/** Makes one change of a request. When somebody else was faster, the newer request is loaded and can be looked at. */
export function useAction<I>(
  request: Request,
  act: (input: I) => Promise<unknown>,
  onDone: () => void,
) {
  const { reload } = useRequestCalls();
  return useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onError: (error) => {
      const isOld = ['entities.revConflict', 'requests.markedByOther'].includes(errorCodeOf(error));
      if (isOld) void reload(request);
    },
  });
}
