import type { MailText } from './templates/mail-texts.ts';

export type MailValues = Readonly<Record<string, string>>;
export type RenderedMail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

type Inline =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string };

const INLINE = /\*\*(?<strong>.+?)\*\*|\[(?<label>.+?)\]\((?<url>.+?)\)/g;
const WEB_ADDRESS = /^https?:\/\//;
const CONTROL_CHARACTERS = /\p{Cc}+/gu;

/**
 * Subject, plain text and HTML from one source. The marks are read before the values are filled in, and each value is
 * escaped where it goes: no value can become a mark, a tag or a header.
 */
export function renderMail(
  { subject, body, footer }: MailText & { readonly footer: string },
  values: MailValues,
  languageTag: string,
): RenderedMail {
  const paragraphs = [...body.trim().split(/\n\s*\n/), footer].map((paragraph) =>
    inlines(paragraph.trim(), values),
  );
  const title = fill(subject, values).replace(CONTROL_CHARACTERS, ' ');
  return {
    subject: title,
    text: paragraphs.map((parts) => parts.map(plain).join('')).join('\n\n'),
    html: page(title, languageTag, paragraphs.map(paragraphHtml)),
  };
}

function inlines(paragraph: string, values: MailValues): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  const addText = (text: string) => {
    if (text !== '') parts.push({ kind: 'text', text: fill(text, values) });
  };
  for (const match of paragraph.matchAll(INLINE)) {
    const { strong, label, url } = match.groups ?? {};
    addText(paragraph.slice(at, match.index));
    if (strong !== undefined) parts.push({ kind: 'strong', text: fill(strong, values) });
    if (label !== undefined && url !== undefined) {
      parts.push({ kind: 'link', text: fill(label, values), url: webAddress(fill(url, values)) });
    }
    at = match.index + match[0].length;
  }
  addText(paragraph.slice(at));
  return parts;
}

function fill(text: string, values: MailValues): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The mail text asks for a value {${name}}.`);
    return value;
  });
}

function webAddress(url: string): string {
  if (!WEB_ADDRESS.test(url)) throw new Error('A link in a mail must lead to a web page.');
  return url;
}

const plain = (part: Inline): string =>
  part.kind === 'link' ? `${part.text}:\n${part.url}` : part.text;

const BUTTON =
  'display:inline-block;padding:10px 18px;border-radius:6px;background:#2f5d3a;color:#ffffff;text-decoration:none';

function paragraphHtml(parts: readonly Inline[]): string {
  const inner = parts.map((part) => {
    const text = escapeHtml(part.text);
    if (part.kind === 'strong') return `<strong>${text}</strong>`;
    if (part.kind === 'link')
      return `<a href="${escapeHtml(part.url)}" style="${BUTTON}">${text}</a>`;
    return text;
  });
  return `<p style="margin:0 0 16px">${inner.join('')}</p>`;
}

// Mail programs drop style sheets, so the few styles stand on the elements.
const page = (
  title: string,
  languageTag: string,
  paragraphs: readonly string[],
): string => `<!doctype html>
<html lang="${languageTag}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1d1f1a">
<div style="max-width:560px;margin:0 auto">
${paragraphs.join('\n')}
</div>
</body>
</html>
`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
