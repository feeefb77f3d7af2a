import { fallbackChain, type Locale } from '#shared/kernel/locale.ts';
import { de_DE } from './de-de.ts';
import { en_GB } from './en-gb.ts';
import type { ExportTexts } from './export-texts.ts';

const TEXTS: Partial<Record<Locale, ExportTexts>> = { de_DE, en_GB };

/** The words of every language. */
export const allExportTexts: readonly ExportTexts[] = [de_DE, en_GB];

/** Returns the words for a locale, along its fallback chain. */
export function exportTextsFor(locale: Locale): ExportTexts {
  const known = fallbackChain(locale).find((candidate) => TEXTS[candidate] !== undefined);
  return (known && TEXTS[known]) ?? de_DE;
}
