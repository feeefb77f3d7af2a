import type { PdfContent } from './pdf-content.ts';

/**
 * Returns the file of a content: tagged PDF 1.7 (PDF/A-3a and PDF/UA-1) with its fonts inside. The same content gives
 * the same bytes. The code for it is loaded only here, so that nobody's cold start pays for it.
 */
export async function renderPdf(content: PdfContent): Promise<Uint8Array> {
  const { drawPdf } = await import('./draw-pdf.ts');
  return drawPdf(content);
}
