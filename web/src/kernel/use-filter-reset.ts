import { useState } from 'react';

/**
 * Takes all filters of a list away, and with them refused texts, which the address does not know: `resets` is the key
 * of their controls.
 */
export function useFilterReset<F>(change: (patch: F) => void, noFilters: F) {
  const [resets, setResets] = useState(0);
  const onReset = () => {
    change(noFilters);
    setResets(resets + 1);
  };
  return { resets, onReset };
}
