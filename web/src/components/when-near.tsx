import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';

/** Shows a part, and asks for its data, once the reader comes near it; at once where a browser cannot tell. */
export function WhenNear({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(!canTell);
  useEffect(
    () =>
      isNear
        ? undefined
        : follow(nearParts, place.current, (entry) => setNear(entry.isIntersecting)),
    [isNear],
  );
  return isNear ? children : <div ref={place} />;
}

/** The place of an element: near the window or not, and the height in pixels that it had when it went away. */
type Nearness = { readonly isNear: boolean; readonly height?: number };

/**
 * Follows an element of a long list, which shows what is within a window's height of the window. An element that has
 * the focus counts as near wherever it is: who goes on with the keyboard goes on from there.
 */
export function useNearness<E extends HTMLElement>(isNearAtFirst: boolean) {
  const place = useRef<E>(null);
  const [nearness, setNearness] = useState<Nearness>({ isNear: isNearAtFirst || !canTell });
  useEffect(() => {
    const element = place.current;
    return follow(
      nearItems,
      element,
      ({ isIntersecting: isNear, boundingClientRect: { height } }) => {
        if (isNear) setNearness({ isNear });
        else if (!element?.contains(document.activeElement)) setNearness({ isNear, height });
      },
    );
  }, []);
  return { place, ...nearness };
}

const canTell = 'IntersectionObserver' in window;
const listeners = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>();

/** Watches elements within a margin around the window; what comes near together is shown together, and holds up no tap. */
const watch = (rootMargin: string) =>
  canTell
    ? new IntersectionObserver(
        (entries) =>
          startTransition(() => {
            for (const entry of entries) listeners.get(entry.target)?.(entry);
          }),
        { rootMargin },
      )
    : undefined;
const nearParts = watch('400px');
const nearItems = watch('100% 0px');

/** Tells a listener how an element stands to the window, now and whenever it comes or goes. Returns how to end it. */
function follow(
  observer: IntersectionObserver | undefined,
  element: Element | null,
  listener: (entry: IntersectionObserverEntry) => void,
): (() => void) | undefined {
  if (!observer || !element) return;
  listeners.set(element, listener);
  observer.observe(element);
  return () => observer.unobserve(element);
}
