import { useEffect } from 'react';

/** Lets the browser ask, in its own words, before the window is closed or loads another page. */
export function useCloseQuestion(asks: boolean): void {
  useEffect(() => {
    if (!asks) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
}
