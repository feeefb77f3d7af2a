import type { StructureElement } from 'pdfkit';
import type { Pen } from './pen.ts';

/** The place of blocks: its width, the size of texts in points, and the element of the structure above them. */
export interface Room {
  readonly pen: Pen;
  readonly parent: StructureElement;
  readonly width: number;
  readonly size: number;
}
