import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Html, html, page, sendPage } from '../pages/page.ts';
import { sendPageAsset } from '../pages/page-assets.ts';
import type { QueueDepth } from '../services/start-fauxqs.ts';
import type { SentMail } from '../services/start-ses.ts';
import type { DemoLogin } from '../sso/demo-login.ts';
import { overviewPage } from './overview-page.ts';

export type DevFacts = {
  readonly logins: readonly DemoLogin[];
  /** Returns the address of a country's site by its code. */
  readonly country: (code: string) => string;
  readonly sentMails: () => Promise<readonly SentMail[]>;
  readonly queueDepths: () => readonly QueueDepth[];
  /** The endpoint of the table, for tools on this machine. */
  readonly tableEndpoint: string;
  /** The endpoint of the queues, likewise. */
  readonly queueEndpoint: string;
  /** Takes the open answers of pages that wait for the next build. */
  readonly onReload?: (response: ServerResponse) => void;
};

/** The policy for a mail's HTML, which may have styles and nothing else. */
const MAIL_POLICY =
  "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Serves `/dev`: the logins, the sent mails, the waiting messages. Exists on a laptop only. */
export function devPages(facts: DevFacts): RequestListener {
  return (request, response) => {
    answer(request, response, facts).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
    });
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  facts: DevFacts,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/dev') {
    const mails = await facts.sentMails();
    sendPage(response, 200, overviewPage({ ...facts, mails, depths: facts.queueDepths() }));
    return;
  }
  if (pathname === '/dev/reload' && facts.onReload !== undefined) {
    facts.onReload(response);
    return;
  }
  if (await sendPageAsset(pathname, response)) return;
  if (pathname === '/dev/mails.json') {
    sendJson(response, await facts.sentMails());
    return;
  }
  if (pathname === '/dev/table.json') {
    sendJson(response, { endpoint: facts.tableEndpoint });
    return;
  }
  if (pathname === '/dev/queues.json') {
    sendJson(response, { endpoint: facts.queueEndpoint });
    return;
  }
  await answerMail(pathname, response, facts);
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(value));
}

async function answerMail(
  pathname: string,
  response: ServerResponse,
  facts: DevFacts,
): Promise<void> {
  const [, , folder, id, view] = pathname.split('/');
  const mails = folder === 'mails' ? await facts.sentMails() : [];
  const mail = mails.find((mail) => encodeURIComponent(mail.id) === id);
  if (mail === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
  } else if (view === 'html') {
    response.setHeader('content-security-policy', MAIL_POLICY);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(mail.html);
  } else {
    sendPage(response, 200, mailPage(mail));
  }
}

function mailPage(mail: SentMail): Html {
  return page({
    language: 'en',
    title: mail.subject,
    body: html`<p>From ${mail.from} to ${mail.to.join(', ')}, ${mail.sent}</p>
<p><a href="/dev/mails/${encodeURIComponent(mail.id)}/html">As HTML</a> · <a href="/dev#mails">All mails</a></p>
<pre>${mail.text}</pre>`,
  });
}
