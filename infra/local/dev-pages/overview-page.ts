import { type Html, html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import type { QueueDepth } from '../services/start-fauxqs.ts';
import type { SentMail } from '../services/start-ses.ts';
import { DEMO_PASSWORD, type DemoLogin } from '../sso/demo-login.ts';

export function overviewPage(facts: {
  readonly logins: readonly DemoLogin[];
  readonly country: (code: string) => string;
  readonly mails: readonly SentMail[];
  readonly depths: readonly QueueDepth[];
}): Html {
  return page({
    language: 'en',
    title: 'This laptop',
    body: html`<h2 id="logins">Demo logins</h2>
<p>The password of all is <code>${DEMO_PASSWORD}</code>. Any name after <code>new.</code>, as in <code>new.anna</code>, is a person
without an account.</p>
${loginTable(facts.logins, facts.country)}
<h2 id="mails">Sent mails</h2>
${mailTable(facts.mails)}
<h2 id="queues">Queues</h2>
${queueTable(facts.depths)}`,
  });
}

function loginTable(logins: readonly DemoLogin[], country: (code: string) => string): Html {
  const rows = logins.map(({ login, name, email }) => {
    // `farmer.de` belongs to Germany; `admin` to no country.
    const site = country(/\.([a-z]{2})$/.exec(login)?.[1] ?? 'de');
    return html`<tr><th scope="row">${login}</th><td>${name}</td><td>${email}</td><td><a href="${site}/">${site}</a></td></tr>`;
  });
  return table(['Login', 'Name', 'E-mail', 'Site'], rows);
}

function mailTable(mails: readonly SentMail[]): Html {
  if (mails.length === 0) return html`<p>None was sent since the start.</p>`;
  const rows = mails.map(
    (mail) =>
      html`<tr><td>${mail.sent}</td><td>${mail.to.join(', ')}</td><td><a href="/dev/mails/${encodeURIComponent(mail.id)}">${mail.subject}</a></td></tr>`,
  );
  return table(['Sent', 'To', 'Subject'], rows);
}

function queueTable(depths: readonly QueueDepth[]): Html {
  const rows = depths.map(
    ({ name, waiting, delayed, inFlight }) =>
      html`<tr><th scope="row">${name}</th><td>${waiting}</td><td>${delayed}</td><td>${inFlight}</td></tr>`,
  );
  return table(['Queue', 'Waiting', 'Delayed', 'In work'], rows);
}

function table(heads: readonly string[], rows: readonly Html[]): Html {
  const head = heads.map((text) => html`<th scope="col">${text}</th>`);
  return html`<div class="table"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
}
