import { useEffect, useState } from 'react';
import { isUnreachable } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { copiesIn, forgetCopy, restoreAnswers } from '#web/kernel/no-signal/kept-copy.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { useFormPath } from './use-form-path.ts';
import { useRequest } from './use-request.ts';

/** Loads a request as `useRequest`; where nothing answers, from the copy of the form that this device has kept. */
export function useKeptRequest(id: string) {
  const query = useRequest(id, true);
  const { api, queries, storage } = useKernel();
  const path = useFormPath(id);
  const copy = useCopyAt(path);
  const { data } = query;
  const isMissing = data === undefined && isUnreachable(query.error);
  const stays = data !== undefined || copy !== undefined;

  useEffect(() => {
    api.stay(stays);
    return () => api.stay(false);
  }, [api, stays]);

  useEffect(() => {
    if (isMissing && copy) restoreAnswers(queries, copy);
  }, [isMissing, copy, queries]);

  // The draft is over: it was sent, discarded or taken away, here or elsewhere.
  const isOver = data !== undefined && data?.data.status !== 'new';
  useEffect(() => {
    if (isOver) forgetCopy(storage, path);
  }, [isOver, path, storage]);

  return isMissing && copy ? { ...query, error: null } : query;
}

/** Returns the copy on arrival, if it is of the person and the account that look at it. */
function useCopyAt(path: string) {
  const { storage, now } = useKernel();
  const session = useSession();
  const [copy] = useState(() =>
    copiesIn(storage, new Date(now())).find(
      ({ path: of, session: { user, account } }) =>
        session.status === 'signedIn' &&
        of === path &&
        user === session.user &&
        account.id === session.account.id,
    ),
  );
  return copy;
}
