import { useEffect, useEffectEvent, useRef } from 'react';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { useKernel } from './kernel-context.ts';

/**
 * Holds an act for some seconds before it is done, so that it can be taken back; it is done at once when the next one
 * comes or the page, or the account, is left. A phone may end a page that is hidden without another word.
 */
export function useHeldAct<A>(
  seconds: number,
  run: (act: A, isLeaving: boolean) => Promise<unknown>,
) {
  const { after, session } = useKernel();
  const waiting = useRef<{ readonly act: A; cancel: () => void } | null>(null);
  const take = () => {
    const act = waiting.current?.act;
    waiting.current?.cancel();
    waiting.current = null;
    return act;
  };
  const flush = async (isLeaving: boolean) => {
    const act = take();
    if (act !== undefined) await run(act, isLeaving);
  };

  const leave = useEffectEvent(() => flush(true));
  const hide = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') void flush(false);
  });
  useEffect(() => {
    const onHide = () => void leave();
    const onChange = () => hide();
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onChange);
    const stay = session.beforeLeave(() => leave());
    return () => {
      stay();
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onChange);
      void leave();
    };
  }, [session]);

  const start = () => after(seconds * SECOND_MS, () => void flush(false));
  return {
    hold: (act: A) => {
      void flush(false);
      waiting.current = { act, cancel: start() };
    },
    /** Returns the act that is not done any more. */
    undo: take,
    /** The time stands still while somebody is about to take the act back. */
    pause: () => waiting.current?.cancel(),
    resume: () => {
      waiting.current?.cancel();
      if (waiting.current) waiting.current.cancel = start();
    },
    doNow: () => void flush(false),
  };
}
