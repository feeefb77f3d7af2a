/** A rectangle of the screen, in pixels. */
export type MapBox = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

export function touch(box: MapBox, other: MapBox): boolean {
  return (
    box.left < other.right &&
    other.left < box.right &&
    box.top < other.bottom &&
    other.top < box.bottom
  );
}
