import type { Piece } from './piece.ts';
import type { Room } from './room.ts';

/** The distance between line and content, as a multiple of the size. */
export const BOX_PADDING = 0.9;

/** Returns the pieces of a box; each draws the lines beside itself, so that the box may go on over a page. */
export function boxPieces(inner: readonly Piece[], { pen, size, width }: Room): readonly Piece[] {
  const padding = size * BOX_PADDING;
  const last = inner.length - 1;
  return inner.map((piece, place) => {
    const top = place === 0 ? padding : 0;
    const height = top + piece.height + (place === last ? padding : 0);
    return {
      ...piece,
      space: place === 0 ? size : piece.space,
      height,
      draw: ({ x, y, above }) => {
        const start = place === 0 ? y : y - above;
        const end = y + height;
        const right = x + width;
        pen.artifact(() => {
          pen.rule({ x, y: start }, { x, y: end });
          pen.rule({ x: right, y: start }, { x: right, y: end });
          if (place === 0) pen.rule({ x, y }, { x: right, y });
          if (place === last) pen.rule({ x, y: end }, { x: right, y: end });
        });
        piece.draw({ x: x + padding, y: y + top, above });
      },
    };
  });
}
