import { BOX_PADDING, boxPieces } from './box-pieces.ts';
import { figurePieces } from './figure-pieces.ts';
import { listPieces } from './list-pieces.ts';
import type { PdfBeside, PdfBlock, PdfBox, PdfHeading, PdfParagraph } from './pdf-content.ts';
import { points } from './pdf-limits.ts';
import { INK } from './pen.ts';
import { drawStack, heightOf, type Piece } from './piece.ts';
import type { Room } from './room.ts';
import { factPieces, tablePieces } from './table-pieces.ts';
import { textPieces } from './text-pieces.ts';

const HEADING_SIZES = { 1: 1.3, 2: 1.1, 3: 1 } as const;
/** The distance of the two columns of `beside`, in millimetres. */
const GUTTER_MM = 6;

/** Returns the pieces of blocks that follow the text, in reading order. */
export function piecesOf(blocks: readonly PdfBlock[], room: Room): readonly Piece[] {
  return blocks.flatMap((block) => piecesOfBlock(block, room));
}

function piecesOfBlock(block: PdfBlock, room: Room): readonly Piece[] {
  switch (block.kind) {
    case 'heading':
      return headingPieces(block, room);
    case 'paragraph':
      return paragraphPieces(block, room);
    case 'list':
      return listPieces(block, room);
    case 'table':
      return tablePieces(block, room);
    case 'facts':
      return factPieces(block, room);
    case 'figure':
      return figurePieces(block, room);
    case 'box':
      return boxOf(block, room);
    case 'beside':
      return besidePieces(block, room);
    case 'space':
      return [{ space: points(block.mm), height: 0, isKept: true, draw: () => {} }];
    case 'rule':
      return [rulePiece(block.color, room)];
    case 'newPage':
      return [{ space: 0, height: 0, beginsPage: true, draw: () => {} }];
    case 'from':
      return [{ space: 0, height: 0, from: points(block.mm), draw: () => {} }];
    case 'at':
    case 'foldMarks':
      throw new Error(`${block.kind} is placed on the first page, not within other blocks`);
  }
}

function headingPieces(heading: PdfHeading, { pen, parent, width, size }: Room): readonly Piece[] {
  const element = pen.document.struct(`H${heading.level}`);
  parent.add(element);
  const own = heading.size ?? size * HEADING_SIZES[heading.level];
  const pieces = textPieces({
    pen,
    text: pen.shown(heading.text),
    width,
    align: heading.align ?? 'left',
    style: { size: own, isBold: true },
    tag: { element, name: `H${heading.level}` },
    space: own * 0.9,
  });
  return pieces.map((piece, place) => ({
    ...piece,
    isKept: true,
    draw: (at) => {
      if (place === 0) pen.document.outline.addItem(pen.shown(heading.text));
      piece.draw(at);
    },
  }));
}

function paragraphPieces(
  paragraph: PdfParagraph,
  { pen, parent, width, size }: Room,
): readonly Piece[] {
  const element = pen.document.struct('P');
  parent.add(element);
  const own = paragraph.size ?? size;
  return textPieces({
    pen,
    text: paragraph.text,
    width,
    align: paragraph.align ?? 'left',
    style: { size: own, color: paragraph.tone === 'muted' ? INK.muted : INK.text },
    tag: { element, name: 'P' },
    space: paragraph.isTight ? 0 : own * 0.6,
  });
}

function rulePiece(color: string | undefined, { pen, width, size }: Room): Piece {
  return {
    space: size * 0.6,
    height: 1,
    isKept: true,
    draw: ({ x, y }) => pen.artifact(() => pen.rule({ x, y }, { x: x + width, y }, color)),
  };
}

function besidePieces(beside: PdfBeside, room: Room): readonly Piece[] {
  const leftWidth = points(beside.leftWidth);
  const shift = leftWidth + points(GUTTER_MM);
  const left = piecesOf(beside.left, { ...room, width: leftWidth });
  const right = piecesOf(beside.right, { ...room, width: room.width - shift });
  return [
    {
      space: room.size * 0.6,
      height: Math.max(heightOf(left), heightOf(right)),
      draw: ({ x, y }) => {
        drawStack(left, { x, y });
        drawStack(right, { x: x + shift, y });
      },
    },
  ];
}

function boxOf(box: PdfBox, room: Room): readonly Piece[] {
  const parent = room.pen.document.struct('Div');
  room.parent.add(parent);
  const width = room.width - 2 * room.size * BOX_PADDING;
  return boxPieces(piecesOf(box.blocks, { ...room, parent, width }), room);
}
