import { useEffect, useEffectEvent, useState } from 'react';
import { useKernel } from './kernel-context.ts';
import type { SessionState } from './session/session-state.ts';
import { type FormOwner, readForm, removeForm, saveForm } from './stored-form.ts';

/** A change that was not saved, and when it was kept. */
type Kept<T> = { readonly change: T; readonly savedAt: Date };

/**
 * Returns the change that was not saved when a session ended, as `useKeepChange` has kept it under this name. It is
 * given once: from then on the page has it. Undefined as a name keeps nothing.
 */
export function useKeptChange<T>(form: string | undefined): Kept<T> | undefined {
  const { session, storage, now } = useKernel();
  const [{ owner, kept }] = useState(() => {
    const owner = ownerOf(session.state.get());
    const storedForm = form === undefined ? null : readForm(storage, form, owner, new Date(now()));
    return { owner, kept: storedForm };
  });
  useEffect(() => {
    if (form !== undefined) removeForm(storage, form, owner);
  }, [storage, form, owner]);
  const [change] = useState<T | undefined>(() =>
    typeof kept?.value === 'string' ? JSON.parse(kept.value) : undefined,
  );
  return kept === null || change === undefined ? undefined : { change, savedAt: kept.savedAt };
}

/** Keeps a change on this device for its author when the session ends; null: nothing has changed. */
export function useKeepChange(form: string | undefined, change: object | null): void {
  const { session, storage, now } = useKernel();
  const { state } = session;
  const keep = useEffectEvent((owner: FormOwner) => {
    if (form === undefined || change === null) return;
    const value = JSON.stringify(change);
    saveForm(storage, form, owner, { value, now: new Date(now()) });
  });
  useEffect(() => {
    const owner = ownerOf(state.get());
    return state.subscribe(() => {
      const { user, account } = ownerOf(state.get());
      if (user !== owner.user || account !== owner.account) keep(owner);
    });
  }, [state]);
}

function ownerOf(session: SessionState): FormOwner {
  const isSignedIn = session.status === 'signedIn';
  return {
    user: isSignedIn ? session.user : '',
    account: isSignedIn ? session.account.id : '',
    farmer: '',
  };
}
