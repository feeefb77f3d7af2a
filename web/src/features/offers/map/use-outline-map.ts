import { type RefObject, useEffect, useReducer, useState } from 'react';
import { createMap, type OutlineMap } from './create-map.ts';

/**
 * Returns the map in an element, null until it is there; the component is drawn again whenever the map shows
 * something else.
 */
export function useOutlineMap(
  container: RefObject<HTMLElement | null>,
  country: string,
): OutlineMap | null {
  const [made, setMade] = useState<OutlineMap | null>(null);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const created = createMap(element, country);
    const { map } = created;
    map.on('moveend zoomend viewreset resize', redraw);
    const resizes = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    resizes.observe(element);
    setMade(created);
    return () => {
      resizes.disconnect();
      setMade(null);
      map.remove();
    };
  }, [container, country]);
  return made;
}
