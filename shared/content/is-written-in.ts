import { type Locale, ownLanguageChain } from '#shared/kernel/locale.ts';
import type { Cmspage } from './cmspage.ts';
import { writtenTexts } from './written-texts.ts';

/** Tells whether readers of a locale find a text of the page in their own language. */
export function isWrittenIn(page: Pick<Cmspage, 'content'>, locale: Locale): boolean {
  const written = writtenTexts(page).map(({ lang }) => lang);
  return ownLanguageChain(locale).some((own) => written.includes(own));
}
