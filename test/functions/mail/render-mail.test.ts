import { describe, expect, test } from 'vitest';
import { renderMail } from '#functions/mail/render-mail.ts';
import { mailCatalogue, mailLocaleFor } from '#functions/mail/templates/mail-catalogue.ts';
import { MAIL_LOCALES, mailParams } from '#shared/mail/mail-message.ts';

const FOOTER = 'From {domain}.';
const render = (body: string, values: Record<string, string> = {}, subject = 'Subject') =>
  renderMail({ subject, body, footer: FOOTER }, { domain: 'de.localhost', ...values }, 'en-GB');

describe('a rendered mail', () => {
  test('is plain text and HTML of one source', () => {
    const mail = render('\nHello,\n\nrequest **{hid}** waits.\n\n[Open it]({link})', {
      hid: 'DE-2026-000001',
      link: 'https://de.localhost/requests/1',
    });
    expect(mail.text).toBe(
      'Hello,\n\nrequest DE-2026-000001 waits.\n\nOpen it:\nhttps://de.localhost/requests/1\n\nFrom de.localhost.',
    );
    expect(mail.html).toContain('<html lang="en-GB">');
    expect(mail.html).toContain('request <strong>DE-2026-000001</strong> waits.</p>');
    expect(mail.html).toMatch(
      /<a href="https:\/\/de\.localhost\/requests\/1" style="[^"<>]+">Open it<\/a>/,
    );
  });

  test('shows values as text, whatever they hold', () => {
    const evil = `<img src=x onerror=alert(1)> **bold** [click](https://evil.test) {domain} & "quotes" 'too'`;
    const { text, html } = render('Hello {name}', { name: evil });
    expect(text).toContain(`Hello ${evil}`);
    expect(html).toContain(
      'Hello &lt;img src=x onerror=alert(1)&gt; **bold** [click](https://evil.test) {domain} &amp; &quot;quotes&quot; &#39;too&#39;',
    );
    expect(html).not.toMatch(/<img|<strong|evil\.test"/);
  });

  test('escapes the address of a link', () => {
    const { html } = render('[go]({link})', { link: 'https://a.test/?x="><script>&y' });
    expect(html).toContain('href="https://a.test/?x=&quot;&gt;&lt;script&gt;&amp;y"');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test', 'requests/1'])(
    'does not lead to %s',
    (link) => {
      expect(() => render('[go]({link})', { link })).toThrow('must lead to a web page');
    },
  );

  test('has a subject of one line', () => {
    const { subject } = render('a', { hid: 'x\r\nBcc: eva@example.org' }, 'Request {hid}');
    expect(subject).toBe('Request x Bcc: eva@example.org');
  });

  test('with a gap is not sent', () => {
    expect(() => render('Hello {name}')).toThrow('asks for a value {name}');
  });
});

describe('the built-in texts', () => {
  const filled = { hid: 'h', link: 'https://l.test', domain: 'd', outcome: 'o' };
  const mails = MAIL_LOCALES.flatMap((locale) =>
    Object.entries(mailCatalogue[locale].mails).map(([name, text]) => ({ locale, name, ...text })),
  );

  test('cover every mail in every language', () => {
    expect(mails).toHaveLength(MAIL_LOCALES.length * Object.keys(mailParams).length);
  });

  test.each(mails)('$name in $locale names the request and leads to it', ({ subject, body }) => {
    const mail = renderMail({ subject, body, footer: FOOTER }, filled, 'de-DE');
    expect(mail.subject).toContain('h');
    expect(mail.text).toContain('https://l.test');
    expect(mail.text).not.toMatch(/[{}*[\]]/);
  });

  test.each([
    ['de_AT', 'de_DE'],
    ['en_IE', 'en_GB'],
    ['da_DK', 'en_GB'],
    ['fr_FR', 'de_DE'],
  ] as const)('for %s are those of %s', (locale, expected) => {
    expect(mailLocaleFor(locale)).toBe(expected);
  });
});
