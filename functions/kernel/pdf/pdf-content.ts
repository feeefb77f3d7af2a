/** The content of a PDF, in reading order, without coordinates but for what `at` places. `renderPdf` lays it out and tags it. */
export interface PdfContent {
  readonly title: string;
  /** A tag of BCP 47: `de-DE`. */
  readonly language: string;
  /** The name that answers for the text, as an authority's. */
  readonly author: string;
  readonly subject?: string;
  /** Stands in the file; the same content of the same moment gives the same bytes. */
  readonly created: Date;
  /** Text size in points, 10 by default. */
  readonly size?: number;
  readonly margins?: PdfMargins;
  readonly blocks: readonly PdfBlock[];
  /** The lines above and below the text of each page. Read by nobody's screen reader: they repeat. */
  readonly running?: (page: PdfPageNumber) => PdfRunning;
  readonly files?: readonly PdfFile[];
}

/** Millimetres. */
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
  /** Its relation to the text: the data behind it, its origin, or more than it. */
  readonly relationship: 'Data' | 'Source' | 'Supplement';
  readonly bytes: Uint8Array;
}

/** A text, or its parts where some are bold or lead somewhere. A line break in it is kept. */
export type PdfText = string | readonly (string | PdfRun)[];

export interface PdfRun {
  readonly text: string;
  readonly isBold?: boolean;
  /** An address to open. */
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
  /** The height of the first page at which the next block begins, or below what `at` has put there. */
  | { readonly kind: 'from'; readonly mm: number }
  /** Short lines at the edge of the first page, at these heights: where to fold and to punch. */
  | { readonly kind: 'foldMarks'; readonly mm: readonly number[] };

export interface PdfHeading {
  readonly kind: 'heading';
  readonly level: 1 | 2 | 3;
  readonly text: string;
  readonly align?: PdfAlign;
  /** Points; by its level where it is not said. */
  readonly size?: number;
}

export interface PdfParagraph {
  readonly kind: 'paragraph';
  readonly text: PdfText;
  readonly align?: PdfAlign;
  /** Points. */
  readonly size?: number;
  /** `muted` is a grey that is still read easily. */
  readonly tone?: 'muted';
  /** No distance to what stands above, as in lines of an address. */
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
  /** Says what the table is about, above it. */
  readonly caption?: string;
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly (readonly PdfText[])[];
  /** Sums, in bold below a line. */
  readonly sums?: readonly (readonly PdfText[])[];
  /** The first cell of each row names it. */
  readonly hasRowHeads?: boolean;
  /** Points. */
  readonly size?: number;
}

interface PdfColumn {
  readonly title: string;
  /** Its share of the width beside the other columns, 1 by default. */
  readonly share?: number;
  readonly align?: PdfAlign;
}

/** Names with their values, in two columns without lines. */
export interface PdfFacts {
  readonly kind: 'facts';
  readonly rows: readonly (readonly [name: string, value: PdfText])[];
  /** Share of the names of the width, 0.3 by default. */
  readonly nameShare?: number;
  /** Points. */
  readonly size?: number;
}

export interface PdfFigure {
  readonly kind: 'figure';
  /** A PNG or JPEG, or the dark squares of a code, row by row. */
  readonly picture: Uint8Array | readonly (readonly boolean[])[];
  /** The picture in words. */
  readonly alt: string;
  /** The most that it takes, in millimetres; its proportions stay. */
  readonly width: number;
  readonly height: number;
  readonly align?: PdfAlign;
}

/** Blocks with a line around them, over as many pages as they need. */
export interface PdfBox {
  readonly kind: 'box';
  readonly blocks: readonly PdfBlock[];
}

/** Two columns side by side on one page, read from left to right. */
export interface PdfBeside {
  readonly kind: 'beside';
  readonly left: readonly PdfBlock[];
  readonly right: readonly PdfBlock[];
  /** The width of the left one, in millimetres. */
  readonly leftWidth: number;
}

/** Blocks at a place of the first page, in millimetres from its upper left corner. */
export interface PdfPlaced {
  readonly kind: 'at';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly blocks: readonly PdfBlock[];
}
