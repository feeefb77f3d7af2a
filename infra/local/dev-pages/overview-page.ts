import { schedules } from '#infra/deploy/schedules.ts';
import { type Html, html, page } from '../pages/page.ts';
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
${queueTable(facts.depths)}
<h2 id="time">Time</h2>
<p>Timers run by the clock too; here they run at once, also as of a later day. Days that pass for a person make what
was confirmed and warned of so much older: 83 days and the timer of offers send a warning, 8 more hide the offers. The
requests that the person is a party of get older as well: the timer of requests ends a step whose time is over.</p>
${timerTable()}
${passForm(facts.logins)}`,
  });
}

function loginTable(logins: readonly DemoLogin[], country: (code: string) => string): Html {
  const rows = logins.map(({ login, name, email }) => {
    // The login `farmer.de` belongs to Germany; `admin` to no country.
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

function timerTable(): Html {
  const rows = schedules.map(
    ({ domain, everyMinutes }) =>
      html`<tr><th scope="row">${domain}</th><td>${everyMinutes} minutes</td><td><form class="row" method="post" action="/dev/time/timer">
<input type="hidden" name="domain" value="${domain}">
<label>Days later <input type="number" name="days" value="0" min="0" max="3650" required></label>
<button>Run ${domain}</button></form></td></tr>`,
  );
  return table(['Timer', 'Every', 'Run now'], rows);
}

function passForm(logins: readonly DemoLogin[]): Html {
  return html`<form class="row" method="post" action="/dev/time/pass">
<label>Login <input name="login" list="known-logins" value="supplier.de" required></label>
<datalist id="known-logins">${logins.map(({ login }) => html`<option value="${login}"></option>`)}</datalist>
<label>Days <input type="number" name="days" value="83" min="0" max="3650" required></label>
<button>Let days pass</button></form>`;
}

function table(heads: readonly string[], rows: readonly Html[]): Html {
  const head = heads.map((text) => html`<th scope="col">${text}</th>`);
  return html`<div class="table"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
}
