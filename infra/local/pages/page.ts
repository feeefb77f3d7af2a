import type { ServerResponse } from 'node:http';

/** Returns a plain page of the laptop's own: no inline style or script, as the security headers demand. */
export function page(options: {
  readonly language: string;
  readonly title: string;
  readonly body: Html;
  readonly scripts?: readonly string[];
}): Html {
  const scripts = (options.scripts ?? []).map(
    (source) => html`<script src="${source}" defer></script>`,
  );
  return html`<!doctype html>
<html lang="${options.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${options.title}</title>
<link rel="stylesheet" href="/dev/local-pages.css">
${scripts}
</head>
<body>
<main>
<h1>${options.title}</h1>
${options.body}
</main>
</body>
</html>
`;
}

export function sendPage(response: ServerResponse, status: number, content: Html): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.end(content.text);
}

/** A text that is HTML already: only `html` makes one, so that everything else is escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[];

/** Builds HTML; every value put in is escaped, unless it is HTML itself. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(texts.map((text, index) => text + write(parts[index] ?? '')).join(''));
}

function write(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map((piece) => piece.text).join('\n');
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
