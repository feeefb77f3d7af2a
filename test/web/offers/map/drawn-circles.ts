/** Gives the radius in pixels where a path of the map is a circle: two arcs. */
export const circleOf = (path: Element) =>
  Number(/a(\d+)/.exec(path.getAttribute('d') ?? '')?.[1] ?? 0);

/** Gives the radius of each circle on a map, in the order of drawing: how far is delivered or searched, and the middle. */
export const circlesOf = (map: HTMLElement) =>
  [...map.querySelectorAll('path')].map(circleOf).filter((radius) => radius > 0);
