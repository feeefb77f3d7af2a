import { useEffect, useRef } from 'react';
import { SPINNER_FADE_PER_FRAME } from '#shared/kernel/limits.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';

/** Turns while calls are under way; fades by 0.05 a frame, or not at all where motion is unwelcome. */
export function Spinner() {
  const { api } = useKernel();
  const ring = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    let active = 0;
    let opacity = 0;
    let frame = 0;
    const draw = () => {
      const target = active > 0 ? 1 : 0;
      const step = calm.matches ? 1 : SPINNER_FADE_PER_FRAME;
      opacity = target > opacity ? Math.min(1, opacity + step) : Math.max(0, opacity - step);
      if (ring.current) {
        ring.current.style.opacity = String(opacity);
        ring.current.hidden = opacity === 0;
      }
      frame = opacity === target ? 0 : requestAnimationFrame(draw);
    };
    const off = api.on(({ type }) => {
      if (type === 'start') active += 1;
      else if (type === 'end') active -= 1;
      else return;
      if (frame === 0) frame = requestAnimationFrame(draw);
    });
    return () => {
      off();
      cancelAnimationFrame(frame);
    };
  }, [api]);

  return <div ref={ring} className="spinner" hidden aria-hidden="true" />;
}
