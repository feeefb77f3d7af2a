import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { useKernel } from './kernel-context.ts';
import { readForm, removeForm, type StoredForm, saveForm } from './stored-form.ts';
import { useSession } from './use-session.ts';

const AUTOSAVE_MS = 3 * SECOND_MS;

/**
 * Returns a form's draft on this device: `found` is what was there on arrival, `save` writes 3 s after the last
 * change, `flush` at once, `saveAs` at once under another name, `discard` removes it, unless another tab has written it
 * since. `savedAt` is null until something is stored.
 */
export function useStoredForm(form: string, farmer = '') {
  const { storage, now, after } = useKernel();
  const session = useSession();
  const isSignedIn = session.status === 'signedIn';
  const user = isSignedIn ? session.user : '';
  const account = isSignedIn ? session.account.id : '';
  const owner = useMemo(() => ({ user, account, farmer }), [user, account, farmer]);
  const [found] = useState<StoredForm | null>(() =>
    readForm(storage, form, owner, new Date(now())),
  );
  const [savedAt, setSavedAt] = useState<Date | null>(found?.savedAt ?? null);
  /** The instant of the form that this page has read or written last. */
  const known = useRef(found?.savedAt.getTime());
  const waiting = useRef<{ value: unknown; cancel: () => void } | null>(null);

  const saveAs = useCallback(
    (name: string, value: unknown): Date | null => {
      const instant = new Date(now());
      if (!saveForm(storage, name, owner, { value, now: instant })) return null;
      known.current = instant.getTime();
      return instant;
    },
    [storage, owner, now],
  );

  const flush = useCallback(() => {
    if (waiting.current === null) return;
    waiting.current.cancel();
    const instant = saveAs(form, waiting.current.value);
    if (instant) setSavedAt(instant);
    waiting.current = null;
  }, [saveAs, form]);

  const save = useCallback(
    (value: unknown) => {
      waiting.current?.cancel();
      waiting.current = { value, cancel: after(AUTOSAVE_MS, flush) };
    },
    [after, flush],
  );

  const discard = useCallback(() => {
    waiting.current?.cancel();
    waiting.current = null;
    const there = readForm(storage, form, owner, new Date(now()));
    if (there?.savedAt.getTime() === known.current) removeForm(storage, form, owner);
    setSavedAt(null);
  }, [storage, form, owner, now]);

  // Left or reloaded: nobody waits three seconds. A phone may end a page that is hidden without another word.
  useEffect(() => {
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      flush();
    };
  }, [flush]);
  return { found, savedAt, save, saveAs, flush, discard };
}
