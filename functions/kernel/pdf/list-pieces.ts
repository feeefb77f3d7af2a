import type { PdfList } from './pdf-content.ts';
import { LINE_HEIGHT } from './pdf-limits.ts';
import type { Piece } from './piece.ts';
import type { Room } from './room.ts';
import { textPieces } from './text-pieces.ts';

/** The indent of items, as a multiple of the size. */
const INDENT = 1.9;
const CODE_OF_A = 97;

/** Returns the pieces of a list, tagged as one with its labels. */
export function listPieces(list: PdfList, room: Room): readonly Piece[] {
  const { pen, parent, size } = room;
  const element = pen.document.struct('L');
  parent.add(element);
  const shift = size * INDENT;
  return list.items.flatMap((item, place) => {
    const entry = pen.document.struct('LI');
    const label = pen.document.struct('Lbl');
    const body = pen.document.struct('LBody');
    element.add(entry);
    entry.add(label).add(body);
    const [first, ...others] = textPieces({
      pen,
      text: item.text,
      width: room.width - shift,
      align: 'left',
      style: { size },
      tag: { element: body, name: 'LBody' },
      space: size * 0.45,
    });
    const mark = markOf(list.marks, place);
    const nested = item.list
      ? listPieces(item.list, { ...room, parent: body, width: room.width - shift })
      : [];
    const labelled = first && {
      ...first,
      draw: (at: Parameters<Piece['draw']>[0]) => {
        const width = pen.measure(mark, { size });
        pen.line(
          [{ text: mark, width }],
          { x: at.x - size * 0.4 - width, y: baseline(at.y, size) },
          {
            size,
            tag: { element: label, name: 'Lbl' },
          },
        );
        first.draw(at);
      },
    };
    return [...(labelled ? [labelled] : []), ...others, ...nested].map((piece) => ({
      ...piece,
      draw: (at: Parameters<Piece['draw']>[0]) => piece.draw({ ...at, x: at.x + shift }),
    }));
  });
}

function baseline(y: number, size: number): number {
  return y + size * (LINE_HEIGHT - 0.34);
}

function markOf(marks: PdfList['marks'], place: number): string {
  if (marks === '•') return marks;
  return marks === '1.' ? `${place + 1}.` : `${String.fromCharCode(CODE_OF_A + (place % 26))}.`;
}
