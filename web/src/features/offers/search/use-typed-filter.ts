import { type KeyboardEvent, useState } from 'react';

/** A filter that is typed: it takes effect when one leaves the control or presses Enter, not with each letter. */
export function useTypedFilter(stored: string, settle: (typed: string) => boolean) {
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    if (typed !== null && settle(typed)) setTyped(null);
  };
  return {
    value: typed ?? stored,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setTyped(event.target.value),
    onBlur: finish,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') finish();
    },
  };
}
