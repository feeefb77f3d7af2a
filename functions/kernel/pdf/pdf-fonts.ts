import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export interface PdfFonts {
  readonly regular: Font;
  readonly bold: Font;
}

const { resolve } = createRequire(import.meta.url);

let fonts: Promise<PdfFonts> | undefined;

/**
 * Returns Open Sans (SIL Open Font License): all letters of the Union's languages, Latin, Greek and Cyrillic. The
 * files are those of the package; `infra/deploy/build-handlers.ts` puts them beside the code of a function under the same
 * path. They are read once: to understand them takes most of the time that a file takes.
 */
export function pdfFonts(): Promise<PdfFonts> {
  fonts ??= readFonts();
  return fonts;
}

async function readFonts(): Promise<PdfFonts> {
  const [regular, bold] = await Promise.all([
    readFile(resolve('@expo-google-fonts/open-sans/400Regular/OpenSans_400Regular.ttf')),
    readFile(resolve('@expo-google-fonts/open-sans/700Bold/OpenSans_700Bold.ttf')),
  ]);
  return { regular: fontOf(regular), bold: fontOf(bold) };
}

/**
 * Opens a font and shows it each letter. The library fontkit remembers the first letter of a glyph, and pdfkit writes
 * that letter down for people who copy or hear the text. So each glyph is met by its own letter before it becomes a
 * part of another one, as C in Č.
 */
function fontOf(bytes: Uint8Array): Font {
  const font = create(bytes);
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
  return font;
}
