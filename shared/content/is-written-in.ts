import { type Locale, ownLanguageChain } from '#shared/kernel/locale.ts';
import type { Cmspage } from './cmspage.ts';

/** Tells whether readers of a locale find a text of the page in their own language; blanks are none. */
export function isWrittenIn({ content }: Pick<Cmspage, 'content'>, locale: Locale): boolean {
  const written = content.filter((text) => text.content.trim() !== '').map(({ lang }) => lang);
  return ownLanguageChain(locale).some((own) => written.includes(own));
}
