/** Something on the map. */
export type Marker = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
};

/** Markers that stand so close together that they would cover each other: in the order of the list. */
export type MarkerGroup = {
  readonly x: number;
  readonly y: number;
  readonly ids: readonly string[];
};

/**
 * Groups markers by what they cover: the first of the list takes those around it in, and so on, so that the groups are
 * in the order of the list too. `apart`: pixels that two markers need.
 */
export function groupMarkers(markers: readonly Marker[], apart: number): MarkerGroup[] {
  const groups: { x: number; y: number; ids: string[] }[] = [];
  for (const { id, x, y } of markers) {
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < apart);
    if (near) near.ids.push(id);
    else groups.push({ x, y, ids: [id] });
  }
  return groups;
}
