/** Types of libraries that have none of their own, as far as we use them; the types of others lag behind tagged PDF. */

declare module 'linebreak' {
  /** Finds where a line may end (UAX #14). */
  // biome-ignore lint/style/noDefaultExport: so the library exports it
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}

declare module 'fontkit' {
  export interface Font {
    /** The code points that it has. */
    readonly characterSet: readonly number[];
    glyphForCodePoint(letter: number): unknown;
  }
  export function create(bytes: Uint8Array): Font;
}

declare module 'pdfkit' {
  import type { Readable } from 'node:stream';
  import type { Font } from 'fontkit';

  /** An element of the structure, as `P` or `TD`. */
  export interface StructureElement {
    add(child: StructureElement | MarkedContent): this;
    /** Ends the element: nothing is added any more. */
    end(): void;
  }

  /** A piece of a page that belongs to an element. */
  export interface MarkedContent {
    readonly refs: readonly unknown[];
  }

  export interface StructureOptions {
    readonly alt?: string;
    readonly lang?: string;
    readonly scope?: 'Row' | 'Column';
    readonly placement?: 'Block';
    readonly bbox?: readonly [left: number, top: number, right: number, bottom: number];
  }

  export interface OutlineItem {
    addItem(title: string): OutlineItem;
  }

  export interface DocumentOptions {
    readonly size: readonly [width: number, height: number];
    readonly margin: number;
    readonly pdfVersion: '1.7';
    readonly subset: 'PDF/A-3a';
    readonly tagged: boolean;
    readonly displayTitle: boolean;
    readonly lang: string;
    readonly bufferPages: boolean;
    readonly autoFirstPage: boolean;
    readonly font: Font;
    readonly info: Readonly<Record<string, string | Date>>;
  }

  /** Lengths are points, from the upper left corner. */
  // biome-ignore lint/style/noDefaultExport: so the library exports it
  export default class PDFDocument extends Readable {
    constructor(options: DocumentOptions);
    readonly outline: OutlineItem;
    addPage(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(page: number): unknown;
    registerFont(name: string, font: Font): this;
    font(name: string, size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(): this;
    stroke(): this;
    text(
      text: string,
      x: number,
      y: number,
      options: { readonly lineBreak: false; readonly baseline: 'alphabetic' },
    ): this;
    widthOfString(text: string): number;
    openImage(source: Buffer): { readonly width: number; readonly height: number };
    image(
      image: object,
      x: number,
      y: number,
      options: { readonly width: number; readonly height: number },
    ): this;
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options: {
        readonly structParent: StructureElement /** A `String`: pdfkit writes a plain one as a name. */;
        readonly Contents: object;
      },
    ): this;
    struct(type: string, options?: StructureOptions): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(tag: string): MarkedContent;
    markContent(
      tag: 'Artifact',
      options: { readonly type: 'Pagination' | 'Layout'; readonly attached?: readonly string[] },
    ): this;
    endMarkedContent(): this;
    appendXML(xml: string): void;
    file(bytes: Buffer, options: Readonly<Record<string, string | Date>>): this;
    end(): void;
  }
}
