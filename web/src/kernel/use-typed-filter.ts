import { type KeyboardEvent, useState } from 'react';

/**
 * Keeps a filter that is typed: it takes effect when the reader leaves the control or presses Enter, not with each
 * letter.
 */
export function useTypedFilter(stored: string, settle: (typed: string) => boolean) {
  const [typed, setTyped] = useState<string | null>(null);
  const finish = (): boolean => {
    const isSettled = typed === null || settle(typed);
    if (isSettled) setTyped(null);
    return isSettled;
  };
  return {
    value: typed ?? stored,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setTyped(event.target.value),
    onBlur: finish,
    onKeyDown: (event: KeyboardEvent) => {
      // A refused text is told here, and does not close the filters.
      if (event.key === 'Enter' && !finish()) event.preventDefault();
    },
  };
}
