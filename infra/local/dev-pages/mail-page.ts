import { type Html, html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import type { SentMail } from '../services/start-ses.ts';

export function mailPage(mail: SentMail): Html {
  return page({
    language: 'en',
    title: mail.subject,
    body: html`<p>From ${mail.from} to ${mail.to.join(', ')}, ${mail.sent}</p>
<p><a href="/dev/mails/${encodeURIComponent(mail.id)}/html">As HTML</a> · <a href="/dev#mails">All mails</a></p>
<pre>${mail.text}</pre>`,
  });
}
