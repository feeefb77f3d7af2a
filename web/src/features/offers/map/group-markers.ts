import { type MapBox, touch } from './map-box.ts';

/** Something on the map. */
export type Marker = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
};

/** Pixels of a marker: each can be hit (WCAG 2.5.8). */
type MarkerSize = { readonly width: number; readonly height: number };

/** Markers that would cover each other: where the first of the list is, as large as what the map says of them. */
export type MarkerGroup = MarkerSize & {
  readonly x: number;
  readonly y: number;
  readonly ids: readonly string[];
};

/**
 * Groups markers by what they cover: the first of the list takes those around it in, and so on, so that the groups are
 * in the order of the list too. `sizeOf`: the size of a marker for so many.
 */
export function groupMarkers(
  markers: readonly Marker[],
  sizeOf: (count: number) => MarkerSize,
): MarkerGroup[] {
  return joined(
    markers.map(({ id, x, y }) => ({ x, y, ids: [id], ...sizeOf(1) })),
    sizeOf,
  );
}

/** Joins groups until none covers another: a group is wider than its parts. */
function joined(
  groups: readonly MarkerGroup[],
  sizeOf: (count: number) => MarkerSize,
): MarkerGroup[] {
  const apart: MarkerGroup[] = [];
  for (const group of groups) {
    const at = apart.findIndex((other) => touch(boxOfMarker(other), boxOfMarker(group)));
    const near = apart[at];
    if (near === undefined) apart.push(group);
    else {
      const ids = [...near.ids, ...group.ids];
      apart[at] = { ...near, ids, ...sizeOf(ids.length) };
    }
  }
  return apart.length === groups.length ? apart : joined(apart, sizeOf);
}

export function boxOfMarker({ x, y, width, height }: Omit<MarkerGroup, 'ids'>): MapBox {
  return {
    left: x - width / 2,
    right: x + width / 2,
    top: y - height / 2,
    bottom: y + height / 2,
  };
}
