import { type ReactNode, useEffect, useRef, useState } from 'react';

/** The way before a part comes into sight at which it is shown: it is there when the reader comes to it. */
const MARGIN = '400px';

/** Shows a part, and asks for its data, once the reader comes near it; at once where a browser cannot tell. */
export function WhenNear({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    if (isNear || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place} />;
}
