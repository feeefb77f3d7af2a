/**
 * How the body of a mail is written: a small part of Markdown. A blank line parts paragraphs, a line break stays one,
 * lines that begin with `- ` are a list, `**…**` is strong, `[label](((link)))` or `[label](https://…)` leads on.
 * Everything else, HTML too, is text.
 */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly parts: readonly MailPart[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly MailPart[])[] };

export type MailPart =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string };

const INLINE =
  /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\][]+)\]\((?<url>\(\(\w+\)\)|https?:\/\/[^\s()]+)\)/g;
const ITEM = /^- +/;
const VARIABLE = /\(\(([^()]*)\)\)/g;

/** The parts of a body, variables still in them: no value can become a mark. */
export function parseMarkup(body: string): MailBlock[] {
  const chunks = body
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n\s*\n/);
  return chunks.filter((chunk) => chunk.trim() !== '').flatMap(blocksOf);
}

/** The names in `((…))`, each once. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name.trim()))];
}

/** Is there what looks like a link and is none? */
export const hasBrokenLink = (body: string): boolean => body.replace(INLINE, '').includes('](');

/** The text with its variables filled in. @throws when it names one that has no value */
export function fillVariables(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(VARIABLE, (_, name: string) => {
    const value = values[name.trim()];
    if (value === undefined) throw new Error(`The mail text asks for a value ((${name})).`);
    return value;
  });
}

/** A list may follow a line without a blank line between. */
function blocksOf(chunk: string): MailBlock[] {
  const blocks: { isList: boolean; lines: string[] }[] = [];
  for (const line of chunk.split('\n').map((line) => line.trim())) {
    const isList = ITEM.test(line);
    const open = blocks.at(-1);
    if (open?.isList === isList) open.lines.push(line);
    else blocks.push({ isList, lines: [line] });
  }
  return blocks.map(({ isList, lines }) =>
    isList
      ? { kind: 'list', items: lines.map((line) => partsOf(line.replace(ITEM, ''))) }
      : { kind: 'paragraph', parts: partsOf(lines.join('\n')) },
  );
}

function partsOf(text: string): MailPart[] {
  const parts: MailPart[] = [];
  let at = 0;
  const addText = (piece: string) => {
    if (piece !== '') parts.push({ kind: 'text', text: piece });
  };
  for (const match of text.matchAll(INLINE)) {
    const { strong, label, url } = match.groups ?? {};
    addText(text.slice(at, match.index));
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    if (label !== undefined && url !== undefined) parts.push({ kind: 'link', text: label, url });
    at = match.index + match[0].length;
  }
  addText(text.slice(at));
  return parts;
}
