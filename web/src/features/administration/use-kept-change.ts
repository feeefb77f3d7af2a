import { useEffect, useEffectEvent, useState } from 'react';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { SessionState } from '#web/kernel/session/session-state.ts';
import { type FormOwner, readForm, removeForm, saveForm } from '#web/kernel/stored-form.ts';

const nameOf = (form: string): string => `manage/${form}`;

/**
 * Returns the change that was not saved when a session ended, as `useKeepChange` has kept it under this name. It is
 * given once: from then on the page asks before it is left.
 */
export function useKeptChange<T>(form: string): T | undefined {
  const { session, storage, now } = useKernel();
  const [{ owner, kept }] = useState(() => {
    const owner = ownerOf(session.state.get());
    return { owner, kept: readForm(storage, nameOf(form), owner, new Date(now()))?.value };
  });
  useEffect(() => removeForm(storage, nameOf(form), owner), [storage, form, owner]);
  const [change] = useState<T | undefined>(() =>
    typeof kept === 'string' ? JSON.parse(kept) : undefined,
  );
  return change;
}

/** Keeps a change on this device for its author when the session ends; null: nothing has changed. */
export function useKeepChange(form: string, change: object | null): void {
  const { session, storage, now } = useKernel();
  const { state } = session;
  const keep = useEffectEvent((owner: FormOwner) => {
    if (change === null) return;
    const value = JSON.stringify(change);
    saveForm(storage, nameOf(form), owner, { value, now: new Date(now()) });
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
