import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { isUnreachable } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { expiryOf } from '#web/kernel/stored-form.ts';
import { type Request, useRequest } from '../use-request.ts';
import type { StepFill } from './use-step-fill.ts';

type Props = { readonly fill: StepFill; readonly request: Request };

/**
 * Tells, while nothing can be saved, where the answers are meanwhile, and for how long. A waiting call tells more
 * itself.
 */
export function NoSignal({ fill, request }: Props) {
  const t = useText();
  const { day } = useFormats();
  const { now } = useKernel();
  const isOnline = useOnline();
  const { error } = useRequest(request.id);
  const isAway = !isOnline || isUnreachable(error);
  useSavedOnReturn(fill, isAway);
  if (!isAway || fill.waits !== null) return null;
  const until = day(expiryOf(fill.device.savedAt ?? new Date(now())).toISOString());
  return (
    <Notice tone="warn" role="status" title={t('noSignal.title')}>
      <p>{t(fill.isDraft ? 'requests.noSignalDraft' : 'requests.noSignalStep', { until })}</p>
    </Notice>
  );
}

/** Saves answers that were typed without signal as soon as there is one, after the call that waited for it before. */
function useSavedOnReturn(fill: StepFill, isAway: boolean): void {
  const wasAway = useRef(isAway);
  const { busy, waits, isDraft, hasChanged, saveDraft } = fill;
  useEffect(() => {
    if (isAway) wasAway.current = true;
    else if (wasAway.current && busy === null && waits === null) {
      wasAway.current = false;
      if (isDraft && hasChanged) void saveDraft();
    }
  }, [isAway, busy, waits, isDraft, hasChanged, saveDraft]);
}

/** Tells whether the device has a network at all; only a call tells whether the server can be reached. */
function useOnline(): boolean {
  return useSyncExternalStore(follow, () => navigator.onLine);
}

function follow(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
