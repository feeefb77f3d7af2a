import { useState } from 'react';
import { NO_FILTERS, type RequestListState } from './list-filter.ts';

/** Takes all filters away, and with them refused texts, which the address does not know: `resets` is their key. */
export function useFilterReset(change: (patch: Partial<RequestListState>) => void) {
  const [resets, setResets] = useState(0);
  const onReset = () => {
    change(NO_FILTERS);
    setResets(resets + 1);
  };
  return { resets, onReset };
}
