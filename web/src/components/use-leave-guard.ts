import { useEffect, useRef, useState } from 'react';

export type LeaveGuard = {
  /** The wish to go somewhere else; null while there is none. */
  readonly leaving: { readonly go: () => void; readonly stay: () => void } | null;
  /** Ends the guard: nothing is asked any more. */
  readonly release: () => void;
};

/**
 * Asks before a link leads away from changes that are not saved. Reloading and the back button lose nothing: the
 * device keeps the form.
 */
export function useLeaveGuard(isChanged: boolean): LeaveGuard {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  const isReleased = useRef(false);
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: MouseEvent) => {
      const target = isReleased.current ? null : linkAway(event);
      if (target === null) return;
      event.preventDefault();
      event.stopPropagation();
      setLink(target);
    };
    document.addEventListener('click', ask, { capture: true });
    return () => document.removeEventListener('click', ask, { capture: true });
  }, [isChanged]);
  const release = () => {
    isReleased.current = true;
  };
  return {
    leaving: link && {
      go: () => {
        const wasReleased = isReleased.current;
        setLink(null);
        release();
        link.click();
        // The link may lead to this very page, with another search.
        isReleased.current = wasReleased;
      },
      stay: () => setLink(null),
    },
    release,
  };
}

/** Returns the link that a plain click follows to another page in this window. */
function linkAway(event: MouseEvent): HTMLAnchorElement | null {
  const { button, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null;
  const isHere =
    link.pathname === window.location.pathname && link.search === window.location.search;
  return link.href === '' || isHere || !/^https?:$/.test(link.protocol) ? null : link;
}
