import type { StructureElement } from 'pdfkit';
import type { PdfFigure } from './pdf-content.ts';
import { points } from './pdf-limits.ts';
import { INK } from './pen.ts';
import type { Piece, Place } from './piece.ts';
import type { Room } from './room.ts';

type Squares = readonly (readonly boolean[])[];

/** Returns a picture as one piece, with its words for people who do not see it. */
export function figurePieces(figure: PdfFigure, room: Room): readonly Piece[] {
  const { width, height, draw } = picture(figure, room);
  const free = room.width - width;
  const shift = { left: 0, center: free / 2, right: free }[figure.align ?? 'left'];
  const holder = room.pen.document.struct('Div');
  room.parent.add(holder);
  return [
    {
      space: room.size * 0.6,
      height,
      draw: ({ x, y, above }) => {
        const at = { x: x + shift, y, above };
        const element = figureElement(figure, room, { at, width, height });
        holder.add(element);
        room.pen.content(element, 'Figure', () => draw(at));
      },
    },
  ];
}

/**
 * Makes the tag of a picture at its known place, because the box of the picture is a part of it (ISO 14289-1, 7.3).
 */
function figureElement(
  figure: PdfFigure,
  { pen }: Room,
  { at, width, height }: { at: Place; width: number; height: number },
): StructureElement {
  return pen.document.struct('Figure', {
    alt: pen.shown(figure.alt),
    placement: 'Block',
    bbox: [at.x, at.y, at.x + width, at.y + height],
  });
}

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly draw: (at: Place) => void;
}

function picture(figure: PdfFigure, { pen }: Room): Picture {
  const most = { width: points(figure.width), height: points(figure.height) };
  if (!(figure.picture instanceof Uint8Array)) return codeOf(figure.picture, most, pen.document);
  const image = pen.document.openImage(Buffer.from(figure.picture));
  const scale = Math.min(most.width / image.width, most.height / image.height);
  const size = { width: image.width * scale, height: image.height * scale };
  return { ...size, draw: ({ x, y }) => pen.document.image(image, x, y, size) };
}

function codeOf(
  squares: Squares,
  most: { width: number; height: number },
  document: Room['pen']['document'],
): Picture {
  const side = Math.min(most.width, most.height);
  const step = side / Math.max(1, squares.length);
  return {
    width: side,
    height: side,
    draw: ({ x, y }) => {
      document.fillColor(INK.text);
      for (const [row, cells] of squares.entries()) {
        for (const { from, length } of darkRuns(cells)) {
          document.rect(x + from * step, y + row * step, length * step, step);
        }
      }
      document.fill();
    },
  };
}

/** Returns neighbouring dark cells as one rectangle: side by side they would show hairlines between them. */
function darkRuns(cells: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  for (const [place, isDark] of cells.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last.from + last.length === place) last.length += 1;
    else runs.push({ from: place, length: 1 });
  }
  return runs;
}
