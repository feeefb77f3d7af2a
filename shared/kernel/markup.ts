/** A text with a few marks of Markdown, as mails and pages have it. Everything else, HTML too, is text. */
export type MarkupBlock =
  | { readonly kind: 'paragraph'; readonly parts: readonly MarkupPart[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly MarkupPart[])[] };

export type MarkupPart =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string };

const ITEM = /^- +/;

/**
 * Returns the blocks of a text: a blank line parts paragraphs, a line break stays one, lines that begin with `- ` are a
 * list. `inline` finds the marks in a line, as its groups `strong`, `label` and `url`.
 */
export function parseBlocks(text: string, inline: RegExp): MarkupBlock[] {
  const chunks = text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n\s*\n/);
  return chunks.filter((chunk) => chunk.trim() !== '').flatMap((chunk) => blocksOf(chunk, inline));
}

/** Returns the blocks of a chunk: a list may follow a line without a blank line between. */
function blocksOf(chunk: string, inline: RegExp): MarkupBlock[] {
  const blocks: { isList: boolean; lines: string[] }[] = [];
  for (const line of chunk.split('\n').map((line) => line.trim())) {
    const isList = ITEM.test(line);
    const open = blocks.at(-1);
    if (open?.isList === isList) open.lines.push(line);
    else blocks.push({ isList, lines: [line] });
  }
  return blocks.map(({ isList, lines }) =>
    isList
      ? { kind: 'list', items: lines.map((line) => parseParts(line.replace(ITEM, ''), inline)) }
      : { kind: 'paragraph', parts: parseParts(lines.join('\n'), inline) },
  );
}

/** Returns the text of a line in parts, its marks read. */
export function parseParts(text: string, inline: RegExp): MarkupPart[] {
  const parts: MarkupPart[] = [];
  let start = 0;
  const addText = (piece: string) => {
    if (piece !== '') parts.push({ kind: 'text', text: piece });
  };
  for (const match of text.matchAll(inline)) {
    const { strong, label, url } = match.groups ?? {};
    addText(text.slice(start, match.index));
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    if (label !== undefined && url !== undefined) parts.push({ kind: 'link', text: label, url });
    start = match.index + match[0].length;
  }
  addText(text.slice(start));
  return parts;
}
