import type { StructureElement } from 'pdfkit';
import type { PdfAlign, PdfFacts, PdfTable, PdfText } from './pdf-content.ts';
import { INK, type Tag } from './pen.ts';
import { drawStack, heightOf, type Piece } from './piece.ts';
import type { Room } from './room.ts';
import { textPieces } from './text-pieces.ts';

/** The distance between a cell's edge and its text, as a multiple of the size. */
const PADDING = 0.35;
const NAME_SHARE = 0.3;

interface Cell {
  readonly text: PdfText;
  readonly tag: 'TH' | 'TD';
  readonly scope?: 'Row' | 'Column';
  readonly align?: PdfAlign;
  readonly isBold?: boolean;
  readonly isMuted?: boolean;
}

interface Grid {
  readonly room: Room;
  readonly widths: readonly number[];
  readonly size: number;
  readonly padding: number;
}

/** Returns a table as a piece a row. Its heads are drawn again on each page, and read once. */
export function tablePieces(table: PdfTable, room: Room): readonly Piece[] {
  const { pen } = room;
  const element = pen.document.struct('Table');
  room.parent.add(element);
  const grid = gridOf(table, room);
  const parts = (name: string): StructureElement => {
    const part = pen.document.struct(name);
    element.add(part);
    return part;
  };
  const captions = table.caption === undefined ? [] : captionPieces(table.caption, element, grid);
  const heads: readonly Cell[] = table.columns.map(({ title, align = 'left' }) => ({
    text: title,
    tag: 'TH',
    scope: 'Column',
    align,
    isBold: true,
  }));
  const head = lined(rowPiece(heads, parts('THead'), grid), grid, INK.text);
  const repeated = lined(repeatedRow(heads, grid), grid, INK.text);
  const body = parts('TBody');
  const cells = (row: readonly PdfText[], isBold: boolean): readonly Cell[] =>
    row.map((text, place) => ({
      text,
      isBold,
      align: table.columns[place]?.align ?? 'left',
      ...(place === 0 && table.hasRowHeads ? { tag: 'TH', scope: 'Row' } : { tag: 'TD' }),
    }));
  const rows = table.rows.map((row) =>
    lined(rowPiece(cells(row, false), body, grid), grid, INK.hair),
  );
  const sums = (table.sums ?? []).map((row) => rowPiece(cells(row, true), body, grid));
  return [
    ...captions,
    { ...head, space: captions.length > 0 ? 0 : grid.size * 0.8, isKept: true },
    ...[...rows, ...sums].map((piece) => ({ ...piece, head: repeated })),
  ];
}

/** Returns names beside their values, tagged as a table whose rows are named. */
export function factPieces(facts: PdfFacts, room: Room): readonly Piece[] {
  const element = room.pen.document.struct('Table');
  room.parent.add(element);
  const share = facts.nameShare ?? NAME_SHARE;
  const grid: Grid = {
    room,
    widths: [room.width * share, room.width * (1 - share)],
    size: facts.size ?? room.size,
    padding: (facts.size ?? room.size) * 0.12,
  };
  return facts.rows.map(([name, value], place) => ({
    ...rowPiece(
      [
        { text: name, tag: 'TH', scope: 'Row', isMuted: true },
        { text: value, tag: 'TD' },
      ],
      element,
      grid,
    ),
    space: place === 0 ? room.size * 0.6 : 0,
  }));
}

function gridOf(table: PdfTable, room: Room): Grid {
  const size = table.size ?? room.size;
  const shares = table.columns.map(({ share = 1 }) => share);
  const all = shares.reduce((sum, share) => sum + share, 0);
  return {
    room,
    size,
    padding: size * PADDING,
    widths: shares.map((share) => (room.width * share) / all),
  };
}

function captionPieces(
  caption: string,
  table: StructureElement,
  { room, size }: Grid,
): readonly Piece[] {
  const element = room.pen.document.struct('Caption');
  table.add(element);
  return textPieces({
    pen: room.pen,
    text: caption,
    width: room.width,
    align: 'left',
    style: { size, isBold: true },
    tag: { element, name: 'Caption' },
    space: size,
  }).map((piece) => ({ ...piece, isKept: true }));
}

function rowPiece(cells: readonly Cell[], parent: StructureElement, grid: Grid): Piece {
  const { document } = grid.room.pen;
  const row = document.struct('TR');
  parent.add(row);
  return beside(
    cells.map((cell, place) => {
      const element = document.struct(cell.tag, cell.scope ? { scope: cell.scope } : {});
      row.add(element);
      return cellPieces(cell, place, { grid, tag: { element, name: cell.tag } });
    }),
    grid,
  );
}

/** Repeats the heads on a later page: no part of the structure, because they were read before. */
function repeatedRow(cells: readonly Cell[], grid: Grid): Piece {
  return beside(
    cells.map((cell, place) => cellPieces(cell, place, { grid })),
    grid,
  );
}

function cellPieces(
  cell: Cell,
  place: number,
  { grid, tag }: { grid: Grid; tag?: Tag },
): readonly Piece[] {
  const { room, size, widths, padding } = grid;
  return textPieces({
    pen: room.pen,
    text: cell.text,
    width: (widths[place] ?? 0) - 2 * padding,
    align: cell.align ?? 'left',
    style: { size, isBold: cell.isBold ?? false, color: cell.isMuted ? INK.muted : INK.text },
    ...(tag && { tag }),
    space: 0,
  });
}

/** Puts cells side by side: a row is as high as its highest cell. */
function beside(cells: readonly (readonly Piece[])[], { widths, padding }: Grid): Piece {
  return {
    space: 0,
    height: Math.max(...cells.map(heightOf)) + 2 * padding,
    draw: ({ x, y }) => {
      let left = x;
      for (const [place, pieces] of cells.entries()) {
        drawStack(pieces, { x: left + padding, y: y + padding });
        left += widths[place] ?? 0;
      }
    },
  };
}

/** Draws a line below a row. */
function lined(row: Piece, { room }: Grid, color: string): Piece {
  return {
    ...row,
    draw: (at) => {
      row.draw(at);
      const y = at.y + row.height;
      room.pen.artifact(() => room.pen.rule({ x: at.x, y }, { x: at.x + room.width, y }, color));
    },
  };
}
