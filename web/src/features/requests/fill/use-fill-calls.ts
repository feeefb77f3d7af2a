import { useRef, useState } from 'react';
import type { FieldData } from '#shared/requests/request-process.ts';
import { ApiError } from '#web/kernel/api-error.ts';
import { type FieldProblem, refusedFields } from '../form/form-problems.ts';
import type { Request } from '../use-request.ts';
import { useRequestCalls } from '../use-request-calls.ts';

type Filling = {
  readonly fieldData: FieldData;
  readonly attachments: string[];
  /** The account that the page was filled with. */
  readonly owner: string;
  readonly draft?: boolean;
};
type Busy = 'saving' | 'sending' | null;

const NONE: readonly FieldProblem[] = [];

/** Saves and sends, one after the other, each from the revision that the last one answered; failures are kept to be shown. */
export function useFillCalls(request: Request) {
  const { fill, reload } = useRequestCalls();
  const [busy, setBusy] = useState<Busy>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const pin = useRef({ id: request.id, rev: request.rev });
  // A newer revision, once it was loaded, is what the next call goes from.
  if (request.rev > pin.current.rev) pin.current = { id: request.id, rev: request.rev };

  /** The request as answered; undefined when it was refused. */
  const run = (filling: Filling) => {
    const answered = last.current.then(async () => {
      setBusy(filling.draft ? 'saving' : 'sending');
      setFailure(null);
      try {
        const answer = await fill(pin.current, filling);
        pin.current = { id: answer.id, rev: answer.rev };
        return answer;
      } catch (error) {
        setFailure(error);
        return undefined;
      } finally {
        setBusy(null);
      }
    });
    last.current = answered;
    return answered;
  };
  const refused = failure instanceof ApiError ? refusedFields(failure.details) : NONE;
  return {
    run,
    busy,
    /** The failure as a whole, unless it names fields only. */
    error: refused.length > 0 ? null : failure,
    refused,
    forgetFailure: () => setFailure(null),
    reload: async () => {
      await reload(request);
      setFailure(null);
    },
  };
}
