/** The content of a PDF, in reading order; only `at` gives coordinates. `renderPdf` lays it out and tags it. */
export interface PdfContent {
  readonly title: string;
  /** The language as a tag of BCP 47: `de-DE`. */
  readonly language: string;
  /** The name that answers for the text, as an authority's. */
  readonly author: string;
  readonly subject?: string;
  /** The time that stands in the file; the same content of the same moment gives the same bytes. */
  readonly created: Date;
  /** The text size in points, 10 by default. */
  readonly size?: number;
  readonly margins?: PdfMargins;
  readonly blocks: readonly PdfBlock[];
  /** The lines above and below the text of each page. Read by nobody's screen reader: they repeat. */
  readonly running?: (page: PdfPageNumber) => PdfRunning;
  readonly files?: readonly PdfFile[];
}

/** The margins in millimetres. */
interface PdfMargins {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface PdfPageNumber {
  readonly page: number;
  readonly pages: number;
}

export interface PdfRunning {
  readonly header?: string;
  readonly headerRight?: string;
  readonly footer?: string;
  readonly footerRight?: string;
}

/** A file that the PDF carries, as PDF/A-3 allows. */
interface PdfFile {
  readonly name: string;
  readonly mediaType: string;
  readonly description: string;
  /** The relation of the file to the text: the data behind it, its origin, or more than it. */
  readonly relationship: 'Data' | 'Source' | 'Supplement';
  readonly bytes: Uint8Array;
}

/** A text, or its parts where some are bold or lead somewhere. A line break in it is kept. */
export type PdfText = string | readonly (string | PdfRun)[];

export interface PdfRun {
  readonly text: string;
  readonly isBold?: boolean;
  /** The address to open. */
  readonly link?: string;
}

export type PdfAlign = 'left' | 'center' | 'right';

export type PdfBlock =
  | PdfHeading
  | PdfParagraph
  | PdfList
  | PdfTable
  | PdfFacts
  | PdfFigure
  | PdfBox
  | PdfBeside
  | PdfPlaced
  | { readonly kind: 'space'; readonly mm: number }
  | { readonly kind: 'rule'; readonly color?: string }
  | { readonly kind: 'newPage' }
  /** The height of the first page at which the next block begins, or below the blocks that `at` has put there. */
  | { readonly kind: 'from'; readonly mm: number }
  /** The heights of short lines at the edge of the first page: where to fold and to punch. */
  | { readonly kind: 'foldMarks'; readonly mm: readonly number[] };

export interface PdfHeading {
  readonly kind: 'heading';
  readonly level: 1 | 2 | 3;
  readonly text: string;
  readonly align?: PdfAlign;
  /** The size in points; without it the one of its level. */
  readonly size?: number;
}

export interface PdfParagraph {
  readonly kind: 'paragraph';
  readonly text: PdfText;
  readonly align?: PdfAlign;
  /** The size in points. */
  readonly size?: number;
  /** The colour; `muted` is a grey that is still read easily. */
  readonly tone?: 'muted';
  /** True for no distance to the block above, as in lines of an address. */
  readonly isTight?: boolean;
}

export interface PdfList {
  readonly kind: 'list';
  readonly marks: '1.' | 'a.' | '•';
  readonly items: readonly PdfItem[];
}

interface PdfItem {
  readonly text: PdfText;
  readonly list?: PdfList;
}

export interface PdfTable {
  readonly kind: 'table';
  /** The subject of the table, written above it. */
  readonly caption?: string;
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly (readonly PdfText[])[];
  /** The sums, in bold below a line. */
  readonly sums?: readonly (readonly PdfText[])[];
  /** The first cell of each row names it. */
  readonly hasRowHeads?: boolean;
  /** The size in points. */
  readonly size?: number;
}

interface PdfColumn {
  readonly title: string;
  /** The share of the column in the width, 1 by default. */
  readonly share?: number;
  readonly align?: PdfAlign;
}

/** Names with their values, in two columns without lines. */
export interface PdfFacts {
  readonly kind: 'facts';
  readonly rows: readonly (readonly [name: string, value: PdfText])[];
  /** The share of the names in the width, 0.3 by default. */
  readonly nameShare?: number;
  /** The size in points. */
  readonly size?: number;
}

export interface PdfFigure {
  readonly kind: 'figure';
  /** The picture: a PNG or JPEG, or the dark squares of a code, row by row. */
  readonly picture: Uint8Array | readonly (readonly boolean[])[];
  /** The picture in words. */
  readonly alt: string;
  /** The most that it takes, in millimetres; its proportions stay. */
  readonly width: number;
  readonly height: number;
  readonly align?: PdfAlign;
}

/** A box with blocks, over as many pages as they need. */
export interface PdfBox {
  readonly kind: 'box';
  readonly blocks: readonly PdfBlock[];
}

/** A block of two columns side by side on one page, read from left to right. */
export interface PdfBeside {
  readonly kind: 'beside';
  readonly left: readonly PdfBlock[];
  readonly right: readonly PdfBlock[];
  /** The width of the left one, in millimetres. */
  readonly leftWidth: number;
}

/** A group of blocks at a place of the first page, in millimetres from its upper left corner. */
export interface PdfPlaced {
  readonly kind: 'at';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly blocks: readonly PdfBlock[];
}
