import type { PdfContent, PdfRunning } from './pdf-content.ts';
import { PAGE_HEIGHT_MM, PAGE_WIDTH_MM, points, USUAL_MARGINS, USUAL_SIZE } from './pdf-limits.ts';
import { INK, type Pen } from './pen.ts';

const SIZE_SHARE = 0.8;
/** The millimetres from the edge of the paper to the baseline, and from the line above the footer to its baseline. */
const HEADER_AT = 14;
const FOOTER_AT = 13;
const FOOTER_LINE = 5;

/** Writes head and foot of all pages, now that their number is known. They repeat, so nothing reads them aloud. */
export function writeRunning(content: PdfContent, pen: Pen): void {
  if (!content.running) return;
  const { start, count } = pen.document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pen.document.switchToPage(start + page);
    writePage(content.running({ page: page + 1, pages: count }), content, pen);
  }
}

function writePage(running: PdfRunning, content: PdfContent, pen: Pen): void {
  const { left, right } = content.margins ?? USUAL_MARGINS;
  const edges = { left: points(left), right: points(PAGE_WIDTH_MM - right) };
  const style = { size: (content.size ?? USUAL_SIZE) * SIZE_SHARE, color: INK.muted };
  const write = (text: string | undefined, y: number, side: 'left' | 'right'): void => {
    if (text === undefined || text === '') return;
    const shown = pen.shown(text);
    const width = pen.measure(shown, style);
    pen.line(
      [{ text: shown, width }],
      { x: side === 'left' ? edges.left : edges.right - width, y },
      style,
    );
  };
  const head = points(HEADER_AT);
  const foot = points(PAGE_HEIGHT_MM - FOOTER_AT);
  write(running.header, head, 'left');
  write(running.headerRight, head, 'right');
  if (running.footer === undefined && running.footerRight === undefined) return;
  const y = foot - points(FOOTER_LINE);
  pen.artifact(() => pen.rule({ x: edges.left, y }, { x: edges.right, y }));
  write(running.footer, foot, 'left');
  write(running.footerRight, foot, 'right');
}
