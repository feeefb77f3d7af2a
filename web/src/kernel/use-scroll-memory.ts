import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const GIVE_UP_MS = 5000;

/** Positions of pages left, by history entry. */
const positions = new Map<string, number>();

/**
 * Keeps scroll positions: a new page begins at its top; going back returns to the former place, once the page is long
 * enough again.
 */
export function useScrollMemory(): void {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => {
      positions.set(key, scrollY);
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  // A change of filters alone (search parameters) keeps the place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what must change
  useEffect(() => {
    if (type === 'POP') return restoreTo(positions.get(key) ?? 0);
    if (!hash) scrollTo(0, 0);
    return undefined;
  }, [pathname]);
}

function restoreTo(top: number): () => void {
  const attempt = () => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) <= 1) stop();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(stop, GIVE_UP_MS);
  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener('wheel', stop);
    removeEventListener('touchmove', stop);
  }
  observer.observe(document.body);
  addEventListener('wheel', stop, { passive: true, once: true });
  addEventListener('touchmove', stop, { passive: true, once: true });
  return stop;
}
