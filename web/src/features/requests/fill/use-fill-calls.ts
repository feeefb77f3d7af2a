import { useEffect, useState } from 'react';
import { ApiError } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useRetryWait } from '#web/kernel/use-retry-wait.ts';
import { useValue } from '#web/kernel/value.ts';
import { type FieldProblem, refusedFields } from '../form/form-problems.ts';
import type { Request } from '../use-request.ts';
import { useRequestCalls } from '../use-request-calls.ts';
import { createFillCalls } from './fill-calls.ts';

const NONE: readonly FieldProblem[] = [];

/** Returns the calls that save and send a request (`fill-calls.ts`), with what is going on between page and server. */
export function useFillCalls(request: Request, hasSent: (request: Request) => boolean) {
  const { fill, reload } = useRequestCalls();
  const { loadEntity } = useKernel();
  const patience = useRetryWait();
  const [calls] = useState(() =>
    createFillCalls(request, {
      fill,
      reload,
      hasSent,
      patience,
      load: (id) => loadEntity('request-process', id),
    }),
  );
  useEffect(() => calls.show(request), [calls, request]);
  const { busy, waits, failure } = useValue(calls.state);
  const refused = failure instanceof ApiError ? refusedFields(failure.details) : NONE;
  return {
    run: calls.run,
    busy,
    waits,
    hurry: patience.hurry,
    giveUp: calls.giveUp,
    /** The failure as a whole, unless it names fields only. */
    error: refused.length > 0 ? null : failure,
    refused,
    forgetFailure: calls.forgetFailure,
    rev: calls.rev,
    reload: calls.reload,
  };
}
