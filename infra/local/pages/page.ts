import type { ServerResponse } from 'node:http';
import { type Html, html } from './html.ts';

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
