/** A rectangle of the screen, in pixels. */
export type MapBox = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};
