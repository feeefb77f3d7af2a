import { type MarkupBlock, type MarkupPart, parseBlocks } from '#shared/kernel/markup.ts';

/** The marks of a mail: `**…**` is strong, `[label](((link)))` or `[label](https://…)` leads on. */
const INLINE =
  /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\][]+)\]\((?<url>\(\(\w+\)\)|https?:\/\/[^\s()]+)\)/g;
const VARIABLE = /\(\(([^()]*)\)\)/g;

/** Returns the parts of a body, variables still in them: no value can become a mark. */
export const parseMarkup = (body: string): MarkupBlock[] => parseBlocks(body, INLINE);

/** Returns the names in `((…))`, each once. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name.trim()))];
}

/** The beginning of a link to a variable that is no address. */
const TO_WORDS = /\]\(\(\((?!link\)\))/;

/** Tells whether a body holds a text that looks like a link and leads to no address. */
export const hasBrokenLink = (body: string): boolean =>
  TO_WORDS.test(body) || body.replace(INLINE, '').includes('](');

/** The values of a mail by variable: texts, or parts that the product itself makes with links. */
export type MailValues = Readonly<Record<string, string | readonly MarkupPart[]>>;

/**
 * Returns the text with its variables filled in.
 * @throws when the text names a variable without a value
 */
export function fillVariables(text: string, values: MailValues): string {
  return text.replace(VARIABLE, (_, name: string) => {
    const value = values[name.trim()];
    if (value === undefined) throw new Error(`The mail text asks for a value ((${name})).`);
    return typeof value === 'string' ? value : plainParts(value);
  });
}

export const plainParts = (parts: readonly MarkupPart[]): string =>
  parts.map((part) => (part.kind === 'link' ? `${part.text}\n${part.url}` : part.text)).join('');
