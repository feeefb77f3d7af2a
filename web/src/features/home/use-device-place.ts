import { useRef } from 'react';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';

/**
 * Asks the device for its place; an answer that comes after the reader has said another place (`leave`) is not taken.
 */
export function useDevicePlace(take: (position: GeoPosition | null) => void) {
  const said = useRef(0);
  return {
    leave: () => {
      said.current += 1;
    },
    /** Returns the function that takes the answer. */
    ask: () => {
      const asked = said.current;
      return (position: GeoPosition | null) => {
        if (said.current === asked) take(position);
      };
    },
  };
}
