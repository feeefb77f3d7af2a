import { breakLines, type Line } from './break-lines.ts';
import type { PdfAlign, PdfText } from './pdf-content.ts';
import { LINE_HEIGHT } from './pdf-limits.ts';
import type { Pen, Tag, TextStyle } from './pen.ts';
import type { Piece } from './piece.ts';

/** The distance from the upper edge of a line to its baseline, as a share of the size. */
const BASELINE = 1.06;
/** The least lines of a paragraph that stand alone at the foot or head of a page. */
const FEWEST_LINES = 2;

export interface Textual {
  readonly pen: Pen;
  readonly text: PdfText;
  readonly width: number;
  readonly align: PdfAlign;
  readonly style: TextStyle;
  /** The tag of the text; without one it is no part of the structure. */
  readonly tag?: Tag;
  /** The distance above the first line. */
  readonly space: number;
}

/** Returns a piece a line. The first two lines stay together, and the last two. */
export function textPieces({
  pen,
  text,
  width,
  align,
  style,
  tag,
  space,
}: Textual): readonly Piece[] {
  const lines = breakLines(shownText(text, pen), width, (part, isBold) =>
    pen.measure(part, { ...style, isBold: isBold || style.isBold === true }),
  );
  return lines.map((line, place) => ({
    space: place === 0 ? space : 0,
    height: style.size * LINE_HEIGHT,
    isKept:
      place < FEWEST_LINES - 1 || place === lines.length - FEWEST_LINES
        ? place < lines.length - 1
        : false,
    draw: ({ x, y }) => {
      if (line.length === 0) return;
      const left = x + indent(line, width, align);
      pen.line(line, { x: left, y: y + style.size * BASELINE }, { ...style, ...(tag && { tag }) });
    },
  }));
}

/** Returns the text in letters that can be drawn. */
function shownText(text: PdfText, pen: Pen): PdfText {
  if (typeof text === 'string') return pen.shown(text);
  return text.map((run) =>
    typeof run === 'string' ? pen.shown(run) : { ...run, text: pen.shown(run.text) },
  );
}

function indent(line: Line, width: number, align: PdfAlign): number {
  if (align === 'left') return 0;
  const free = width - line.reduce((sum, run) => sum + run.width, 0);
  return align === 'right' ? free : free / 2;
}
