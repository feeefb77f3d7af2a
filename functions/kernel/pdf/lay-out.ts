import type { Piece } from './piece.ts';

/** The place of the text on a page, in points. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

interface Sheets {
  readonly area: Area;
  /** Opens a page. */
  readonly turn: () => void;
}

/**
 * Draws pieces from the upper edge of the open page on, page after page. Kept pieces go to the next page together
 * with their followers, unless these fill more than a page.
 */
export function layOut(pieces: readonly Piece[], { area, turn }: Sheets): void {
  const { left: x, top, bottom } = area;
  let y = top;
  let isHead = true;
  const begin = (piece: Piece): void => {
    turn();
    y = top;
    isHead = true;
    if (!piece.head) return;
    piece.head.draw({ x, y, above: 0 });
    y += piece.head.height;
  };
  for (const [place, piece] of pieces.entries()) {
    if (piece.from !== undefined) {
      y = Math.max(y, piece.from);
      continue;
    }
    if (piece.beginsPage) {
      begin(piece);
      continue;
    }
    const needed = neededFrom(pieces, place, bottom - top);
    if (!isHead && y + needed > bottom) begin(piece);
    const above = isHead ? 0 : piece.space;
    piece.draw({ x, y: y + above, above });
    y += above + piece.height;
    isHead = false;
  }
}

/** The height of a piece with all that it is kept with; of itself alone where all that is higher than a page. */
function neededFrom(pieces: readonly Piece[], place: number, page: number): number {
  let height = 0;
  for (const piece of pieces.slice(place)) {
    height += piece.space + piece.height;
    if (!piece.isKept) break;
  }
  const own = pieces[place];
  return height <= page || !own ? height : own.space + own.height;
}
