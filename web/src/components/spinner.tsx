import { useEffect, useRef } from 'react';
import { useKernel } from '#web/kernel/kernel-context.ts';

/** Turns while calls are under way, also those that a page waits for with its next state. */
export function Spinner() {
  const { api } = useKernel();
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let active = 0;
    return api.on(({ type }) => {
      if (type === 'start') active += 1;
      else if (type === 'end') active -= 1;
      ring.current?.setAttribute('aria-busy', String(active > 0));
    });
  }, [api]);
  return <div ref={ring} className="spinner" aria-hidden="true" />;
}
