import PDFDocument, { type StructureElement } from 'pdfkit';
import type { Fragment, Line } from './break-lines.ts';
import type { PdfContent } from './pdf-content.ts';
import type { PdfFonts } from './pdf-fonts.ts';
import { LINE_HEIGHT, PAGE_HEIGHT_MM, PAGE_WIDTH_MM, points } from './pdf-limits.ts';
import { PRODUCER, writeMetadata } from './pdf-metadata.ts';
import { shownLetters } from './shown-letters.ts';

/** The colours of ink: black on white, and a grey of 7:1 (WCAG AAA). */
export const INK = { text: '#000000', muted: '#595959', line: '#8c8c8c', hair: '#d0d0d0' } as const;
const THIN = 0.6;

export interface TextStyle {
  readonly size: number;
  readonly isBold?: boolean;
  readonly color?: string;
}

/** Draws on the page that is open, every mark as a part of the structure or as an artifact. Lengths are points. */
export interface Pen {
  readonly document: PDFDocument;
  readonly measure: (text: string, style: TextStyle) => number;
  /** The text as it can be drawn. */
  readonly shown: (text: string) => string;
  /** Draws a line of text; `y` is its baseline. */
  readonly line: (
    line: Line,
    at: { x: number; y: number },
    style: TextStyle & { tag?: Tag },
  ) => void;
  /** Draws content that belongs to the structure, and is no text. */
  readonly content: (element: StructureElement, tag: string, draw: () => void) => void;
  /** Draws ornaments, which the structure leaves out. */
  readonly artifact: (draw: () => void) => void;
  readonly rule: (
    from: { x: number; y: number },
    to: { x: number; y: number },
    color?: string,
  ) => void;
}

/** The element that a text belongs to; `name` tags its content. */
export interface Tag {
  readonly element: StructureElement;
  readonly name: string;
}

/** Opens a document without pages. */
export function makePen(content: PdfContent, fonts: PdfFonts): Pen {
  const document = openDocument(content, fonts);
  const known = new Set(fonts.regular.characterSet);
  const use = ({ size, isBold = false }: TextStyle): PDFDocument =>
    document.font(isBold ? 'bold' : 'regular', size);
  const pen: Pen = {
    document,
    measure: (text, style) => use(style).widthOfString(text),
    shown: (text) => shownLetters(text, known),
    content: (element, tag, draw) => {
      const content = document.markStructureContent(tag);
      draw();
      document.endMarkedContent();
      element.add(content);
    },
    artifact: (draw) => {
      document.markContent('Artifact', { type: 'Layout' });
      draw();
      document.endMarkedContent();
    },
    line: (line, at, { tag, ...style }) => {
      let { x } = at;
      for (const run of line) {
        const left = x;
        const draw = (): void => {
          use({ ...style, isBold: run.isBold ?? style.isBold ?? false });
          document.fillColor(style.color ?? INK.text);
          document.text(run.text, left, at.y, { lineBreak: false, baseline: 'alphabetic' });
        };
        if (!tag) pen.artifact(draw);
        else if (run.link === undefined) pen.content(tag.element, tag.name, draw);
        else linkTo(run.link, { pen, tag, run, x: left, y: at.y, size: style.size, draw });
        x += run.width;
      }
    },
    rule: (from, to, color = INK.line) => {
      document
        .lineWidth(THIN)
        .strokeColor(color)
        .moveTo(from.x, from.y)
        .lineTo(to.x, to.y)
        .stroke();
    },
  };
  return pen;
}

interface Linked {
  readonly pen: Pen;
  readonly tag: Tag;
  readonly run: Fragment;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly draw: () => void;
}

function linkTo(link: string, { pen, tag, run, x, y, size, draw }: Linked): void {
  const element = pen.document.struct('Link');
  tag.element.add(element);
  pen.content(element, 'Link', draw);
  pen.document.link(x, y - size, run.width, size * LINE_HEIGHT, link, {
    structParent: element,
    Contents: Object(run.text),
  });
  // The element ends on its page: its annotation is said to lie on the page that is open then.
  element.end();
}

function openDocument(content: PdfContent, fonts: PdfFonts): PDFDocument {
  const document = new PDFDocument({
    size: [points(PAGE_WIDTH_MM), points(PAGE_HEIGHT_MM)],
    // All content has its place already; with a margin pdfkit would begin pages of its own.
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    displayTitle: true,
    lang: content.language,
    bufferPages: true,
    autoFirstPage: false,
    font: fonts.regular,
    info: {
      Title: content.title,
      Author: content.author,
      ...(content.subject === undefined ? {} : { Subject: content.subject }),
      Producer: PRODUCER,
      Creator: PRODUCER,
      CreationDate: content.created,
    },
  });
  document.registerFont('regular', fonts.regular);
  document.registerFont('bold', fonts.bold);
  writeMetadata(document, content);
  return document;
}
