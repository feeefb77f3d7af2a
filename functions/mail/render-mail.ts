import type { MarkupBlock, MarkupPart } from '#shared/kernel/markup.ts';
import { fillVariables, type MailValues, parseMarkup, plainParts } from './mail-markup.ts';
import type { MailText } from './templates/mail-texts.ts';

export type RenderedMail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};
/** A mail with its values filled in and its marks read, before it is written. */
export type FilledMail = {
  readonly subject: string;
  readonly blocks: readonly MarkupBlock[];
};

const WEB_ADDRESS = /^https?:\/\//;
/** A variable that nothing stands beside. */
const ALONE = /^\(\((\w+)\)\)$/;
const CONTROL_CHARACTERS = /\p{Cc}+/gu;

/** Returns subject, plain text and HTML from one source. @throws as `fillMail` */
export function renderMail(
  mail: MailText & { readonly footer: string },
  values: MailValues,
  languageTag: string,
): RenderedMail {
  const { subject, blocks } = fillMail(mail, values);
  return {
    subject,
    text: plainText(blocks),
    html: page(subject, languageTag, blocks.map(htmlBlock)),
  };
}

/**
 * Returns the mail with its values. The marks are read before the values are filled in, and each value is escaped at
 * its place: no value can become a mark, a tag or a header.
 * @throws when the text asks for a value that is missing, or leads elsewhere than to a web page
 */
export function fillMail(
  { subject, body, footer }: MailText & { readonly footer: string },
  values: MailValues,
): FilledMail {
  const blocks = [...parseMarkup(body), ...parseMarkup(footer)]
    .map((block) => filledBlock(block, values))
    .filter((block) => plainBlock(block) !== '');
  return {
    subject: fillVariables(subject, values).replace(CONTROL_CHARACTERS, ' ').trim(),
    blocks,
  };
}

export const plainText = (blocks: readonly MarkupBlock[]): string =>
  blocks.map(plainBlock).join('\n\n');

function filledBlock(block: MarkupBlock, values: MailValues): MarkupBlock {
  const fill = (parts: readonly MarkupPart[]) => parts.flatMap((part) => filledParts(part, values));
  return block.kind === 'list'
    ? { kind: 'list', items: block.items.map(fill) }
    : { kind: 'paragraph', parts: fill(block.parts) };
}

function filledParts(part: MarkupPart, values: MailValues): readonly MarkupPart[] {
  const text = fillVariables(part.text, values);
  if (part.kind !== 'link') {
    const alone = values[ALONE.exec(part.text)?.[1] ?? ''];
    return typeof alone === 'object' ? alone : [{ ...part, text }];
  }
  const url = fillVariables(part.url, values);
  if (!WEB_ADDRESS.test(url)) throw new Error('A link in a mail must lead to a web page.');
  return [{ ...part, text, url }];
}

const plainBlock = (block: MarkupBlock): string =>
  block.kind === 'list'
    ? block.items.map((item) => `- ${plainParts(item)}`).join('\n')
    : plainParts(block.parts);

const BUTTON =
  'display:inline-block;padding:10px 18px;border-radius:6px;background:#2f5d3a;color:#ffffff;text-decoration:none';

const htmlBlock = (block: MarkupBlock): string =>
  block.kind === 'list'
    ? `<ul style="margin:0 0 16px;padding-left:20px">${block.items
        .map((item) => `<li>${htmlParts(item)}</li>`)
        .join('')}</ul>`
    : `<p style="margin:0 0 16px">${htmlParts(block.parts)}</p>`;

/** Returns the parts in HTML; a link that nothing stands beside is a button. */
function htmlParts(parts: readonly MarkupPart[]): string {
  const style = parts.length === 1 ? ` style="${BUTTON}"` : '';
  const inner = parts.map((part) => {
    const text = escapeHtml(part.text).replaceAll('\n', '<br>\n');
    if (part.kind === 'strong') return `<strong>${text}</strong>`;
    if (part.kind === 'link') return `<a href="${escapeHtml(part.url)}"${style}>${text}</a>`;
    return text;
  });
  return inner.join('');
}

// Mail programs drop style sheets, so the few styles stand on the elements. Text and its ground are in the colours of
// the reader's program, which may be dark.
const page = (
  title: string,
  languageTag: string,
  blocks: readonly string[],
): string => `<!doctype html>
<html lang="${languageTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;overflow-wrap:anywhere">
${blocks.join('\n')}
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
