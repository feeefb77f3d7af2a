import { useCallback, useEffect } from 'react';
import { REQUESTS_SEEN } from '#shared/requests/limits.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { SafeStorage } from '#web/kernel/safe-storage.ts';
import type { Request } from './use-request.ts';

/**
 * Returns the key of the times at which each request was looked at last, by account. They are kept on the device: the
 * server would pay a write for every look, and two people of one office do not take each other's news away.
 */
const keyOf = (account: string) => `requestsSeen/${account}`;
type Look = readonly [request: string, at: string];

/** Remembers that the request was looked at as it is now. */
export function useMarkAsSeen(request: Request, account: string): void {
  const { storage, now } = useKernel();
  const { id } = request;
  const last = request.data.events.at(-1)?.on ?? new Date(now()).toISOString();
  useEffect(() => {
    const others = readLooks(storage, account).filter(([known]) => known !== id);
    const looks: Look[] = [[id, last], ...others];
    storage.set(keyOf(account), JSON.stringify(looks.slice(0, REQUESTS_SEEN)));
  }, [storage, account, id, last]);
}

/**
 * Tells whether somebody else has changed a request since this device looked at it; not for one it never looked at.
 */
export function useHasChanged(account: string): (request: Request) => boolean {
  const { storage } = useKernel();
  return useCallback(
    ({ id, data }) => {
      const seen = readLooks(storage, account).find(([known]) => known === id)?.[1];
      // Folders are everybody's own, and a reminder changes nothing.
      const news = data.events.filter(
        ({ by, event }) => by !== account && event !== 'moveToFolder' && event !== 'remind',
      );
      return seen !== undefined && news.some(({ on }) => on > seen);
    },
    [storage, account],
  );
}

/** Returns the stored looks; entries without the right shape are left out. */
function readLooks(storage: SafeStorage, account: string): Look[] {
  const kept = parse(storage.get(keyOf(account)));
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((look: unknown): Look[] => {
    if (!Array.isArray(look)) return [];
    const [id, at]: unknown[] = look;
    return typeof id === 'string' && typeof at === 'string' ? [[id, at]] : [];
  });
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
