/** A part of a block that lies on one page as a whole, as a line of text or a row of a table. Lengths are points. */
export interface Piece {
  /** The distance to the piece above; nothing at the head of a page. */
  readonly space: number;
  readonly height: number;
  /** True where it stays on the page of the piece that follows. */
  readonly isKept?: boolean;
  readonly draw: (at: Place) => void;
  /** The piece that is drawn again above this one where it begins a page, as the heads of a table. */
  readonly head?: Piece;
  /** Begins a page. */
  readonly beginsPage?: boolean;
  /** The least distance from the upper edge of the first page. */
  readonly from?: number;
}

/** The upper left corner of a piece, and how much of the distance above belongs to it (none at the head of a page). */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly above: number;
}

export function heightOf(pieces: readonly Piece[]): number {
  return pieces.reduce(
    (sum, piece, place) => sum + piece.height + (place === 0 ? 0 : piece.space),
    0,
  );
}

/** Draws pieces one below the other, without asking for a page. */
export function drawStack(pieces: readonly Piece[], at: { x: number; y: number }): void {
  let { y } = at;
  for (const [place, piece] of pieces.entries()) {
    const above = place === 0 ? 0 : piece.space;
    piece.draw({ x: at.x, y: y + above, above });
    y += above + piece.height;
  }
}
