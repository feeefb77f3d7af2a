import { useSyncExternalStore } from 'react';

/** Tells whether the window meets a media query (`(max-width: 40rem)`) at this moment. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
