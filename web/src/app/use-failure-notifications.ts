import type { MutationCache } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { notUsableError } from '#web/kernel/session/session-errors.ts';
import type { SessionState } from '#web/kernel/session/session-state.ts';
import { useNotifyFailure } from '#web/kernel/use-notify-failure.ts';
import type { Value } from '#web/kernel/value.ts';

/** The failure that the session's own notice tells. */
const SESSION_ENDED = 'sessions.invalidAuth';

/**
 * Failed calls that nobody shows elsewhere become notifications, also those of a dialog that was closed and of a page
 * that was left; a refused token ends the session. An account that a person has lost meanwhile is a failure, too.
 */
export function useFailureNotifications(): void {
  const { api, session, queries } = useKernel();
  const tell = useNotifyFailure();
  useEffect(() => {
    const told = new WeakSet<object>();
    const tellOnce = (error: Error) => {
      if (!told.has(error)) tell(error);
      told.add(error);
    };
    const stops = [
      api.on((event) => {
        if (event.type === 'sessionEnded') void session.end();
        if (event.type === 'failed') tellOnce(event.error);
      }),
      onUnseenFailure(queries.getMutationCache(), tellOnce),
      onLostAccount(session.state, () => tell(notUsableError())),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [api, session, queries, tell]);
}

/** Hears when the server goes on with another account of a person, because the one in use is theirs no more. */
function onLostAccount(state: Value<SessionState>, tell: () => void): () => void {
  let before = state.get();
  return state.subscribe(() => {
    const now = state.get();
    // A session may have ended between: who signs in again is the same person, or another one.
    if (now.status !== 'signedIn') return;
    if (before.status === 'signedIn' && before.user === now.user) {
      const { id } = before.account;
      const isTheirs = now.accounts.some((line) => line.id === id && line.active);
      if (id !== now.account.id && !isTheirs) tell();
    }
    before = now;
  });
}

/** Hears of changes that fail when what would show their failure is gone. */
function onUnseenFailure(changes: MutationCache, tell: (error: Error) => void): () => void {
  const unseen = new WeakSet<object>();
  return changes.subscribe((event) => {
    if (event.type === 'observerAdded') unseen.delete(event.mutation);
    if (event.type === 'observerRemoved') unseen.add(event.mutation);
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { error } = event.action;
    if (unseen.has(event.mutation) && errorCodeOf(error) !== SESSION_ENDED) tell(error);
  });
}
