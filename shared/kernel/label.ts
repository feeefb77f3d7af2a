import * as z from 'zod';
import { fallbackChain, Locale } from './locale.ts';

export const LABEL_LENGTH = 500;

/** Texts of one thing in several languages: `[{lang: 'de_DE', label: 'Rinder'}]`, at most one per language. */
export const Labels = z
  .array(z.strictObject({ lang: Locale, label: z.string().min(1).max(LABEL_LENGTH) }))
  .max(40)
  .refine((labels) => new Set(labels.map((label) => label.lang)).size === labels.length, {
    message: 'each language at most once',
  });
export type Labels = z.infer<typeof Labels>;

/** Returns the label for a reader: along the locale's fallback chain, then any, then `otherwise` (usually the id). */
export function labelFor(labels: Labels, locale: Locale, otherwise = ''): string {
  return labelIn(labels, locale)?.label ?? otherwise;
}

/**
 * Returns the label for a reader with its language, so that a page can mark foreign text with `lang=`; otherwise as
 * `labelFor`.
 */
export function labelIn(labels: Labels, locale: Locale): Labels[number] | undefined {
  for (const lang of fallbackChain(locale)) {
    const match = labels.find((label) => label.lang === lang);
    if (match) return match;
  }
  return labels[0];
}
