import { type MapBox, touch } from './map-box.ts';

/** A name and where it stands on the screen, in pixels. */
export type Name = { readonly text: string; readonly x: number; readonly y: number };

const LETTER_WIDTH = 8;
const LINE_HEIGHT = 22;

/**
 * Returns the names that can be read: of two that touch, the one that comes first; none that touches a box of
 * `taken`.
 */
export function readableNames<N extends Name>(names: readonly N[], taken: readonly MapBox[]): N[] {
  const boxes = [...taken];
  return names.filter((name) => {
    const box = boxOf(name);
    const isFree = !boxes.some((other) => touch(other, box));
    if (isFree) boxes.push(box);
    return isFree;
  });
}

function boxOf({ text, x, y }: Name): MapBox {
  const right = x + text.length * LETTER_WIDTH + LINE_HEIGHT;
  return { left: x, right, top: y - LINE_HEIGHT / 2, bottom: y + LINE_HEIGHT / 2 };
}
