import { type Colour, pngFile } from './png-file.ts';

const SKY: Colour = [206, 226, 240];
const MEADOW: Colour = [122, 168, 92];
const WALL: Colour = [172, 94, 66];
const ROOF: Colour = [92, 62, 52];
const DOOR: Colour = [240, 232, 214];
const GREEN: Colour = [27, 94, 67];
const WHITE: Colour = [255, 255, 255];

/** Draws a barn on a meadow. */
export function barnPicture(): Buffer {
  return pngFile({ width: 640, height: 420 }, (x, y) => {
    const fromMiddle = Math.abs(x - 320);
    if (y > 130 && y <= 220 && fromMiddle < 60 + (y - 130) * 1.6) return ROOF;
    if (y > 220 && y < 330 && fromMiddle < 180) {
      return fromMiddle < 40 && y > 250 ? DOOR : WALL;
    }
    return y > 290 + 14 * Math.sin(x / 90) ? MEADOW : SKY;
  });
}

/** Draws a leaf in a circle. */
export function logoPicture(): Buffer {
  return pngFile({ width: 240, height: 240 }, (x, y) => {
    const inCircle = (cx: number, cy: number, radius: number) =>
      (x - cx) ** 2 + (y - cy) ** 2 < radius ** 2;
    if (!inCircle(120, 120, 112)) return WHITE;
    return inCircle(70, 120, 88) && inCircle(170, 120, 88) ? WHITE : GREEN;
  });
}
