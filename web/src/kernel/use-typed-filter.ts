import { type KeyboardEvent, useState } from 'react';
import { useAfterPress } from './use-after-press.ts';

type Typed = {
  readonly text: string;
  /** The filter that it is typed over; when that changes elsewhere, the text goes. */
  readonly over: string;
  readonly isRefused: boolean;
};

/**
 * Keeps a filter that is typed: it takes effect when the reader leaves the control or presses Enter, not with each
 * letter.
 */
export function useTypedFilter(stored: string, settle: (typed: string) => boolean) {
  const [last, setLast] = useState<Typed | null>(null);
  const typed = last?.over === stored ? last : null;
  const isRefused = typed?.isRefused === true;
  const afterPress = useAfterPress();
  const finish = (): boolean => {
    const isSettled = typed === null || settle(typed.text);
    setLast(isSettled ? null : { ...typed, isRefused: true });
    return isSettled;
  };
  return {
    isRefused,
    input: {
      value: typed?.text ?? stored,
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        setLast({ text: target.value, over: stored, isRefused }),
      onBlur: () => afterPress(finish),
      onKeyDown: (event: KeyboardEvent) => {
        // A refused text is told here, and does not close the filters.
        if (event.key === 'Enter' && !finish()) event.preventDefault();
      },
    },
  };
}
