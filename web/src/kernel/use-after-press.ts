import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns the way to act when a control is left: at once, or, where a press has left it, when that press ends and has
 * found what it presses. Else what the act moves would go away from under the finger, and the press would be lost. A
 * touch presses by the mouse's events, too, all of them after its own.
 */
export function useAfterPress(): (act: () => void) => void {
  const press = useRef<{ act?: () => void } | null>(null);
  useEffect(() => {
    const end = () => {
      const act = press.current?.act;
      press.current = null;
      // Before the click, which is to meet the page with what the act has changed.
      if (act) flushSync(act);
    };
    // A press on a scroll bar, or one that opens a list, ends without a word: the next press, or a key, ends it.
    const begin = () => {
      press.current ??= {};
    };
    window.addEventListener('mousedown', begin, true);
    window.addEventListener('mouseup', end, true);
    window.addEventListener('keydown', end, true);
    return () => {
      window.removeEventListener('mousedown', begin, true);
      window.removeEventListener('mouseup', end, true);
      window.removeEventListener('keydown', end, true);
    };
  }, []);
  return (act) => {
    if (press.current === null) act();
    else press.current.act = act;
  };
}
