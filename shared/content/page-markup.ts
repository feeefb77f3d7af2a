import {
  type MarkupBlock,
  type MarkupPart,
  parseBlocks,
  parseParts,
} from '#shared/kernel/markup.ts';

export type PageBlock =
  | MarkupBlock
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly parts: readonly MarkupPart[] };

/** The inline marks of a page: `**strong**`, and links to a web page, to a page of this site, to a mail address or a phone number. */
const INLINE =
  /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\][]+)\]\((?<url>https?:\/\/[^\s()]+|mailto:[^\s()]+|tel:\+?[\d-]+|\/(?![/\\])[^\s()]*)\)/g;
const HEADING = /^(#{2,3}) +(\S.*)$/m;

/**
 * Returns the blocks of a page, written in a small part of Markdown: paragraphs, lists with `- `, headings with `## ` and
 * `### `, strong words, links.
 */
export function parsePage(text: string): PageBlock[] {
  const [before = '', ...rest] = text.replace(/\r\n?/g, '\n').split(HEADING);
  const blocks: PageBlock[] = parseBlocks(before, INLINE);
  for (let index = 0; index < rest.length; index += 3) {
    const [marks = '', title = '', below = ''] = rest.slice(index, index + 3);
    const level = marks.length === 2 ? 2 : 3;
    blocks.push({ kind: 'heading', level, parts: parseParts(title.trim(), INLINE) });
    blocks.push(...parseBlocks(below, INLINE));
  }
  return blocks;
}
