import { useRef, useState } from 'react';
import { ApiError, errorCodeOf, isUnreachable } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { usePatience } from '#web/kernel/use-patience.ts';
import { type FieldProblem, refusedFields } from '../form/form-problems.ts';
import type { Request } from '../use-request.ts';
import { useRequestCalls } from '../use-request-calls.ts';
import type { Filling } from './filling.ts';
import { hasArrived } from './has-arrived.ts';

type Busy = 'saving' | 'sending' | null;

const NONE: readonly FieldProblem[] = [];

/**
 * Saves and sends, one after the other, each from the revision that the last one answered; failures are kept to be
 * shown. Without a network a call waits for it, until a later one overtakes it or it is given up.
 */
export function useFillCalls(request: Request) {
  const { fill, reload } = useRequestCalls();
  const { loadEntity } = useKernel();
  const patience = usePatience();
  const [busy, setBusy] = useState<Busy>(null);
  const [waits, setWaits] = useState<Busy>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const newest = useRef(0);
  const pin = useRef({ id: request.id, rev: request.rev });
  /** Saves that may have arrived although no answer came. */
  const unanswered = useRef(new Set<Filling>());
  const takesNewest = useRef(false);
  // Another's change is gone over only by who was told of it; the page may learn of it unasked, after a lost signal.
  if (takesNewest.current && request.rev > pin.current.rev) {
    takesNewest.current = false;
    pin.current = { id: request.id, rev: request.rev };
  }

  const tryOnce = async (filling: Filling) => {
    setBusy(filling.draft ? 'saving' : 'sending');
    try {
      return await fill(pin.current, filling);
    } catch (error) {
      if (isUnreachable(error)) unanswered.current.add(filling);
      if (errorCodeOf(error) !== 'entities.revConflict') throw error;
      return await goOnFromOwnSave(filling, error);
    } finally {
      setBusy(null);
    }
  };
  /** Continues from a save of this page whose answer got lost; another's change stays a conflict. */
  const goOnFromOwnSave = async (filling: Filling, conflict: unknown) => {
    const now = await loadEntity('request-process', request.id);
    const isThere = (sent: Filling) => now !== null && hasArrived(sent, request.data, now.data);
    const isOwn = filling.draft || unanswered.current.has(filling);
    if (now !== null && isOwn && isThere(filling)) return now;
    if (now === null || ![...unanswered.current].some(isThere)) throw conflict;
    pin.current = { id: now.id, rev: now.rev };
    return fill(pin.current, filling);
  };
  const overtake = () => {
    newest.current += 1;
    patience.stop();
    setWaits(null);
    setFailure(null);
    return newest.current;
  };

  /** The request as answered; undefined when it was refused or given up. */
  const run = (filling: Filling) => {
    const mine = overtake();
    const isNewest = () => mine === newest.current;
    const answered = last.current.then(async () => {
      for (;;) {
        try {
          const answer = await tryOnce(filling);
          pin.current = { id: answer.id, rev: answer.rev };
          unanswered.current.clear();
          if (isNewest()) overtake();
          return answer;
        } catch (error) {
          if (!isNewest()) return undefined;
          setFailure(error);
          if (!isUnreachable(error)) {
            setWaits(null);
            return undefined;
          }
          setWaits(filling.draft ? 'saving' : 'sending');
          if (!(await patience.wait())) return undefined;
        }
      }
    });
    last.current = answered;
    return answered;
  };
  const refused = failure instanceof ApiError ? refusedFields(failure.details) : NONE;
  return {
    run,
    busy,
    /** What is tried again once there is a network. */
    waits,
    hurry: patience.hurry,
    giveUp: overtake,
    /** The failure as a whole, unless it names fields only. */
    error: refused.length > 0 ? null : failure,
    refused,
    /** Of answers that are changed now; what waits to be sent is not what was meant any more. */
    forgetFailure: () => {
      if (waits !== 'saving') overtake();
    },
    reload: async () => {
      takesNewest.current = true;
      await reload(request);
      setFailure(null);
    },
  };
}
