import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { layOut } from './lay-out.ts';
import type { PdfBlock, PdfContent, PdfPlaced } from './pdf-content.ts';
import { pdfFonts } from './pdf-fonts.ts';
import { PAGE_HEIGHT_MM, PAGE_WIDTH_MM, points, USUAL_MARGINS, USUAL_SIZE } from './pdf-limits.ts';
import { makePen, type Pen } from './pen.ts';
import { drawStack, heightOf } from './piece.ts';
import { piecesOf } from './pieces-of.ts';
import type { Room } from './room.ts';
import { writeRunning } from './write-running.ts';

/** The length of a fold mark, and its distance from the edge, in millimetres. */
const FOLD_MARK = { from: 5, to: 8 } as const;

/** Returns the file of a content (`renderPdf` says more). */
export async function drawPdf(content: PdfContent): Promise<Uint8Array> {
  const pen = makePen(content, await pdfFonts());
  const { document } = pen;
  const bytes = bytesOf(document);
  for (const { name, mediaType, ...file } of content.files ?? []) {
    document.file(Buffer.from(file.bytes), {
      name,
      type: mediaType,
      description: file.description,
      relationship: file.relationship,
      creationDate: content.created,
      modifiedDate: content.created,
    });
  }
  const parent = document.struct('Document');
  document.addStructure(parent);
  document.addPage();
  drawBlocks(content, pen, parent);
  writeRunning(content, pen);
  document.end();
  return bytes;
}

function drawBlocks(content: PdfContent, pen: Pen, parent: StructureElement): void {
  const margins = content.margins ?? USUAL_MARGINS;
  const room: Room = {
    pen,
    parent,
    width: points(PAGE_WIDTH_MM - margins.left - margins.right),
    size: content.size ?? USUAL_SIZE,
  };
  let lowest = 0;
  const flow: PdfBlock[] = [];
  for (const block of content.blocks) {
    if (block.kind === 'at') lowest = Math.max(lowest, drawPlaced(block, room));
    else if (block.kind === 'foldMarks') drawFoldMarks(block.mm, pen);
    else flow.push(block);
  }
  const area = {
    left: points(margins.left),
    top: points(margins.top),
    bottom: points(PAGE_HEIGHT_MM - margins.bottom),
  };
  const pieces = piecesOf(flow, room).map((piece) =>
    piece.from === undefined ? piece : { ...piece, from: Math.max(piece.from, lowest + room.size) },
  );
  layOut(pieces, { area, turn: () => pen.document.addPage() });
}

/** Returns where the lowest of it ends. */
function drawPlaced(placed: PdfPlaced, room: Room): number {
  const pieces = piecesOf(placed.blocks, { ...room, width: points(placed.width) });
  const at = { x: points(placed.x), y: points(placed.y) };
  drawStack(pieces, at);
  return at.y + heightOf(pieces);
}

function drawFoldMarks(heights: readonly number[], pen: Pen): void {
  pen.artifact(() => {
    for (const mm of heights) {
      pen.rule(
        { x: points(FOLD_MARK.from), y: points(mm) },
        { x: points(FOLD_MARK.to), y: points(mm) },
      );
    }
  });
}

function bytesOf(document: PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    document.on('error', reject);
  });
}
