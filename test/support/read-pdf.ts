import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An element of the structure of a page. Words that belong to none (heads and feet of pages) are not in it. */
export interface PdfElement {
  readonly role: string;
  /** What is read aloud: the texts below it, or what stands for a picture. */
  readonly text: string;
  readonly children: readonly PdfElement[];
}

export interface ReadPdf {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly isTagged: boolean;
  /** The metadata (XMP) as it stands in the file. */
  readonly xmp: string;
  /** All that is seen, page by page. */
  readonly pages: readonly string[];
  /** What is read aloud of each page. */
  readonly structure: readonly PdfElement[];
  readonly bookmarks: readonly string[];
  readonly links: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

interface Node {
  role?: string;
  alt?: string;
  children?: Node[];
  type?: string;
  id?: string;
}

/** Reads a PDF back as other programs do. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  const pdf = await task.promise;
  const { info, metadata } = (await pdf.getMetadata()) as unknown as {
    info: { Title: string; Author: string; Language: string };
    metadata: { getRaw: () => string };
  };
  const pages: string[] = [];
  const structure: PdfElement[] = [];
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const content = await page.getTextContent({ includeMarkedContent: true });
    pages.push(seenText(content.items as Item[]));
    const tree = (await page.getStructTree()) as Node | null;
    if (tree) structure.push(elementOf(tree, textsById(content.items as Item[])));
    for (const annotation of await page.getAnnotations()) links.push(annotation.url);
  }
  const marks = (await pdf.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null;
  const read: ReadPdf = {
    title: info.Title,
    author: info.Author,
    language: info.Language,
    isTagged: marks?.get('Marked') === true,
    xmp: metadata.getRaw(),
    pages,
    structure,
    links,
    bookmarks: ((await pdf.getOutline()) ?? []).map(({ title }) => title),
    files: await filesOf(pdf),
  };
  await task.destroy();
  return read;
}

async function filesOf(pdf: PDFDocumentProxy): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const name of ((await pdf.getAttachments()) ?? new Map<string, unknown>()).keys()) {
    const content = (await pdf.getAttachmentContent(name)) as unknown as Uint8Array;
    files[name] = new TextDecoder().decode(content);
  }
  return files;
}

/** All elements of a role that say something, in reading order. */
export function elementsOf(pdf: ReadPdf, role: string): readonly PdfElement[] {
  const below = (element: PdfElement): PdfElement[] => [
    ...(element.role === role && element.text !== '' ? [element] : []),
    ...element.children.flatMap(below),
  ];
  return pdf.structure.flatMap(below);
}

interface Item {
  str?: string;
  hasEOL?: boolean;
  type?: string;
  id?: string;
}

function seenText(items: readonly Item[]): string {
  return items
    .map(({ str = '', hasEOL }) => (hasEOL ? `${str}\n` : str))
    .join('')
    .trim();
}

/** What stands between the marks of one piece of the structure. */
function textsById(items: readonly Item[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  let id: string | undefined;
  for (const item of items) {
    if (item.type === 'beginMarkedContentProps') id = item.id;
    else if (item.type === 'endMarkedContent') id = undefined;
    else if (id !== undefined) texts.set(id, `${texts.get(id) ?? ''}${item.str ?? ''}`);
  }
  return texts;
}

function elementOf(node: Node, texts: ReadonlyMap<string, string>): PdfElement {
  const parts: string[] = [];
  const children: PdfElement[] = [];
  for (const child of node.children ?? []) {
    if (child.type === 'content') parts.push(texts.get(child.id ?? '') ?? '');
    if (!child.role) continue;
    const element = elementOf(child, texts);
    children.push(element);
    parts.push(element.text);
  }
  const text = node.alt ?? parts.join(' ').replaceAll(/\s+/g, ' ').trim();
  return { role: node.role ?? '', text, children };
}
