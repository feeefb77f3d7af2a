import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { KeptDrafts } from './kept-drafts.tsx';

const RETRY_MS = 10 * SECOND_MS;

/** Tells of which time the page is while nothing answers, and asks the server again by itself. */
export function SignalLine({ onBack }: { readonly onBack: () => void }) {
  const t = useText();
  const { queries, now } = useKernel();
  const asOf = useTimeInWords(useOldestShown(queries), now());
  useRetry(onBack);
  return (
    <div className="frame signal-line">
      <p>{asOf === null ? t('noSignal.title') : t('noSignal.asOf', { time: asOf })}</p>
      {asOf === null && <KeptDrafts />}
    </div>
  );
}

/** Returns the server's time of data that came by the device's clock; with its day, where that is not today. */
function useTimeInWords(came: number | null, now: number): string | null {
  const { clock, day, time } = useFormats();
  if (came === null) return null;
  const instant = new Date(now - (Date.now() - came)).toISOString();
  return day(instant) === day(new Date(now).toISOString()) ? clock(instant) : time(instant);
}

function useRetry(onBack: () => void): void {
  const { api, after } = useKernel();
  const [tries, setTries] = useState(0);
  // Before anybody sees the line: a signal that comes right then is not missed.
  useLayoutEffect(() => {
    const ask = () => {
      const answer = api.call('GET health', {}, { quiet: true, patient: true });
      answer.then(onBack, () => setTries(tries + 1));
    };
    const cancel = after(RETRY_MS, ask);
    window.addEventListener('online', ask);
    return () => {
      cancel();
      window.removeEventListener('online', ask);
    };
  }, [api, after, onBack, tries]);
}

/** Returns the time of the oldest data on the page that could not be read again; null when there are none. */
function useOldestShown(queries: QueryClient): number | null {
  const cache = queries.getQueryCache();
  const follow = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  return useSyncExternalStore(follow, () => {
    const shown = cache
      .findAll({ type: 'active' })
      .filter(({ state }) => state.status === 'error' && state.data !== undefined)
      .map(({ state }) => state.dataUpdatedAt)
      // Answers that a kept copy has brought back have no time.
      .filter((time) => time > 0);
    return shown.length === 0 ? null : Math.min(...shown);
  });
}
