import type { Cmspage } from './cmspage.ts';

/** Returns the texts of a page that say something: a page without any is not written yet. */
export const writtenTexts = ({ content }: Pick<Cmspage, 'content'>): Cmspage['content'] =>
  content.filter((text) => text.content.trim() !== '');
