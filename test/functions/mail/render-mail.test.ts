import { describe, expect, test } from 'vitest';
import { checkTemplate } from '#functions/mail/check-template.ts';
import { valuesOf } from '#functions/mail/mail-values.ts';
import { renderMail } from '#functions/mail/render-mail.ts';
import {
  MAIL_LOCALES,
  mailLocaleFor,
  mailTextsIn,
} from '#functions/mail/templates/mail-catalogue.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { MAIL_BODY_LENGTH } from '#shared/mail/limits.ts';
import {
  MAIL_TEMPLATE_NAMES,
  MailMessage,
  type MailParams,
  type MailTemplateName,
} from '#shared/mail/mail-message.ts';
import { MAIL_VARIABLES } from '#shared/mail/mail-variables.ts';
import { testId } from '#test/support/test-id.ts';

const NOW = '2026-03-16T08:00:00.000Z';
const NIL = '00000000-0000-0000-0000-000000000000';

const FOOTER = 'From ((domain)).';
const render = (body: string, values: Record<string, string> = {}, subject = 'Subject') =>
  renderMail({ subject, body, footer: FOOTER }, { domain: 'de.localhost', ...values }, 'en-GB');

describe('a rendered mail', () => {
  test('is plain text and HTML of one source', () => {
    const mail = render('\nHello,\n\nrequest **((hid))** waits.\n\n[Open it](((link)))', {
      hid: 'DE-2026-000001',
      link: 'https://de.localhost/requests/1',
    });
    expect(mail.text).toBe(
      'Hello,\n\nrequest DE-2026-000001 waits.\n\nOpen it\nhttps://de.localhost/requests/1\n\nFrom de.localhost.',
    );
    expect(mail.html).toContain('<html lang="en-GB">');
    expect(mail.html).toContain('request <strong>DE-2026-000001</strong> waits.</p>');
    expect(mail.html).toMatch(
      /<a href="https:\/\/de\.localhost\/requests\/1" style="[^"<>]+">Open it<\/a>/,
    );
  });

  test('shows values as text, whatever they hold', () => {
    const evil = `<img src=x onerror=alert(1)> **bold** [click](https://evil.test) ((domain)) & "quotes" 'too'`;
    const { text, html } = render('Hello ((name))', { name: evil });
    expect(text).toContain(`Hello ${evil}`);
    expect(html).toContain(
      'Hello &lt;img src=x onerror=alert(1)&gt; **bold** [click](https://evil.test) ((domain)) &amp; &quot;quotes&quot; &#39;too&#39;',
    );
    expect(html).not.toMatch(/<img|<strong|evil\.test"/);
  });

  test('escapes the address of a link', () => {
    const { html } = render('[go](((link)))', { link: 'https://a.test/?x="><script>&y' });
    expect(html).toContain('href="https://a.test/?x=&quot;&gt;&lt;script&gt;&amp;y"');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test', 'requests/1'])(
    'does not lead to %s',
    (link) => {
      expect(() => render('[go](((link)))', { link })).toThrow('must lead to a web page');
    },
  );

  test('has a subject of one line', () => {
    const { subject } = render('a', { hid: 'x\r\nBcc: eva@example.org' }, 'Request ((hid))');
    expect(subject).toBe('Request x Bcc: eva@example.org');
  });

  test('is read in the colours of its reader’s program, which may be dark', () => {
    const { html } = render('Hello **you**');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).not.toMatch(/[";](color|background):/);
  });

  test('has no paragraph for a value that is empty', () => {
    expect(render('Hello\n\n((answer))', { answer: '' })).toMatchObject({
      text: 'Hello\n\nFrom de.localhost.',
      html: expect.not.stringMatching(/<p[^>]*><\/p>/),
    });
  });

  test('with a gap is not sent', () => {
    expect(() => render('Hello ((name))')).toThrow('asks for a value ((name))');
  });
});

describe('markup', () => {
  test.each([
    ['a paragraph', 'one\n\n\ntwo', 'one\n\ntwo', '<p>one</p>\n<p>two</p>'],
    ['a line break', 'one\r\ntwo', 'one\ntwo', '<p>one<br>\ntwo</p>'],
    [
      'a list',
      '- **one**\n- two',
      '- one\n- two',
      '<ul><li><strong>one</strong></li><li>two</li></ul>',
    ],
    ['a list after a line', 'All:\n- one', 'All:\n\n- one', '<p>All:</p>\n<ul><li>one</li></ul>'],
    ['HTML', '<b>one</b>', '<b>one</b>', '<p>&lt;b&gt;one&lt;/b&gt;</p>'],
    ['other Markdown', '# one *two*', '# one *two*', '<p># one *two*</p>'],
    ['a value in brackets', 'a (((name)))', 'a (n)', '<p>a (n)</p>'],
  ])('%s', (_what, body, text, html) => {
    const mail = render(body, { name: 'n' });
    expect(mail.text).toBe(`${text}\n\nFrom de.localhost.`);
    expect(mail.html.replace(/ style="[^"]*"/g, '')).toContain(`${html}\n<p>From`);
  });

  test('breaks the lines of a value', () => {
    const { text, html } = render('((message))', { message: 'one\n\n- two' });
    expect(text).toContain('one\n\n- two');
    expect(html).toContain('one<br>\n<br>\n- two</p>');
  });

  test.each(['[', '**', '((', '](', '[a](((', '*a'])('reads long rows of %s as text', (piece) => {
    const body = piece.repeat(MAIL_BODY_LENGTH / piece.length);
    expect(render(body).text).toBe(`${body}\n\nFrom de.localhost.`);
  });
});

describe('the built-in texts', () => {
  const country = testId('country');
  const params: { readonly [N in MailTemplateName]: MailParams[N] } = {
    requestStepWaiting: { hid: 'h', request: testId('r'), country },
    requestsHandedOver: { country, count: 1934 },
    requestStepDone: { hid: 'h', request: testId('r'), country },
    requestDecided: { hid: 'h', request: testId('r'), country, outcome: 'closed' },
    requestRetracted: { hid: 'h', request: testId('r'), country },
    requestWaived: { hid: 'h', request: testId('r'), country },
    requestRevoked: { hid: 'h', request: testId('r'), country, party: 'p' },
    requestDeleted: { hid: 'h', request: testId('r'), country },
    requestReopened: { hid: 'h', request: testId('r'), country, party: 'p' },
    requestStepDue: { hid: 'h', request: testId('r'), country, party: 'p', until: NOW },
    requestStepStays: { hid: 'h', request: testId('r'), country, party: 'p', until: NOW },
    requestEndsSoon: { hid: 'h', request: testId('r'), country, party: 'p', until: NOW },
    requestLapsesSoon: { hid: 'h', request: testId('r'), country, party: 'p', until: NOW },
    requestPassedOn: { hid: 'h', request: testId('r'), country, party: 'p', until: NOW },
    requestStillOpen: { hid: 'h', request: testId('r'), country, party: 'p', until: NOW },
    requestOverdue: { hid: 'h', request: testId('r'), country, party: 'p', until: NOW },
    requestReportDue: { hid: 'h', request: testId('r'), country, party: 'p', until: NOW },
    requestReportMissing: { hid: 'h', request: testId('r'), country, party: 'p', until: NOW },
    requestLapsed: { hid: 'h', request: testId('r'), country, party: 'p', until: NOW },
    requestMarkTaken: { hid: 'h', request: testId('r'), country, editor: 'MS' },
    emailVerification: { country, account: testId('a'), code: '123456', expires: NOW },
    invitation: { country, accountName: 'n', role: 'INS', link: '/i', expires: NOW },
    addressRemoved: { country, accountName: 'n' },
    farmCode: { country, accountName: 'n', person: 'p', code: '123456', expires: NOW },
    accountJoined: { country, accountName: 'n', person: 'p', link: '/i' },
    farmClaimed: { country, accountName: 'n', link: '/i', expires: NOW },
    accountLeft: { country, accountName: 'n', person: 'p', departure: 'removed', users: 2 },
    farmRestored: {
      country,
      accountName: 'n',
      person: 'p',
      users: 2,
      since: NOW,
      offers: ['2 Angus'],
      requests: ['DE-2026-000001'],
    },
    contactRequest: {
      country,
      name: 'n',
      email: 'e@example.org',
      subject: 's',
      message: 'm',
      reference: '0123ABCD',
    },
    contactRequestCopy: {
      country,
      name: 'n',
      subject: 's',
      message: 'm',
      reference: '0123ABCD',
      workingDays: 3,
    },
    contactReceipt: { country, reference: '0123ABCD', workingDays: 3 },
    missingOffergroup: { country, name: 'n', animalkind: 'k', accountName: 'a' },
    missingOffergroupKnown: { country, name: 'n', offergroup: 'o', answer: 'a' },
    missingOffergroupRefused: { country, name: 'n', answer: 'a' },
    activityWarning: { country, count: 12, until: NOW },
    newOffers: {
      country,
      link: '/l',
      searches: [
        {
          name: 'n',
          link: 'https://d/s',
          more: 1200,
          offers: [{ line: 'o', link: 'https://d/o' }],
        },
        { name: 'm', link: 'https://d/t', more: 0, offers: [{ line: 'p', link: 'https://d/p' }] },
      ],
    },
    importFinished: {
      country,
      fileName: 'customers.xlsx',
      does: 'imported',
      rows: 1234,
      failed: 5,
      link: '/customer-import',
    },
    exportReady: { country, file: 'f.xlsx', rows: 1200, link: '/exports', expires: NOW },
    offerAccepted: { country, authority: 'a', offers: ['12 × b', '3 × c'] },
    offerRejected: { country, authority: 'a', offers: ['12 × b'], reason: 'r' },
  };
  const mails = MAIL_LOCALES.flatMap((locale) =>
    MAIL_TEMPLATE_NAMES.map((template) => ({ locale, template })),
  );
  const germany = { domain: 'd', address: 'https://d', timeZone: 'Europe/Berlin' };
  const valuesIn = async (
    locale: Locale,
    template: MailTemplateName,
    told: object = params[template],
  ) =>
    valuesOf(
      MailMessage.parse({
        messageId: NIL,
        to: testId('to'),
        locale,
        template,
        params: told,
      }),
      { site: germany, texts: await mailTextsIn(locale), locale },
    );

  test.each(mails)(
    '$template in $locale is written with what the mail knows',
    async ({ locale, template }) => {
      const values = await valuesIn(locale, template);
      expect(Object.keys(values).toSorted()).toEqual(
        [...MAIL_VARIABLES[template].known].toSorted(),
      );
      const { mails: texts, footer } = await mailTextsIn(locale);
      const mail = renderMail({ ...texts[template], footer }, values, 'de-DE');
      // Some languages write a dot after the day themselves.
      expect(mail.text).not.toContain('..');
      expect(mail.text).not.toMatch(/[{}*[\]]|\(\(|\)\)/);
      for (const type of ['subject', 'body'] as const) {
        checkTemplate(texts[template][type], { name: template, language: locale, type });
      }
    },
  );

  test.each([
    ['offerAccepted', 'Angebot freigegeben: 12 × b (+1)'],
    ['offerRejected', 'Angebot abgelehnt: 12 × b'],
    ['newOffers', 'Neue Angebote: n (+1)'],
  ] as const)('the subject of %s names the first that it is about', async (template, subject) => {
    const { mails: texts } = await mailTextsIn('de_DE');
    const values = await valuesIn('de_DE', template);
    expect(renderMail({ ...texts[template], footer: '' }, values, 'de-DE').subject).toBe(subject);
  });

  test('a rejected offer is opened where it is the only one, else the list', async () => {
    const { offerRejected, offerAccepted } = params;
    const linkOf = async (more: object) =>
      (await valuesIn('de_DE', 'offerRejected', { ...offerRejected, ...more })).link;
    expect(await linkOf({ offer: testId('o') })).toBe(`https://d/my-offers/${testId('o')}`);
    expect(await linkOf({ offers: offerAccepted.offers })).toBe('https://d/my-offers');
  });

  test('each new offer is a link below the name of its search', async () => {
    const { mails: texts } = await mailTextsIn('de_DE');
    const values = await valuesIn('de_DE', 'newOffers');
    const { text, html } = renderMail({ ...texts.newOffers, footer: '' }, values, 'de-DE');
    expect(text).toContain(
      'n\no\nhttps://d/o\nund 1.200 weitere, alle ansehen\nhttps://d/s\n\nm\np\nhttps://d/p\nSuche öffnen\nhttps://d/t',
    );
    expect(html).toContain(
      '<strong>n</strong><br>\n<a href="https://d/o">o</a><br>\n<a href="https://d/s">und 1.200',
    );
  });

  test.each([
    ['de_DE', '15. März 2026', 'Kontrollstelle'],
    ['en_GB', '15 March 2026', 'control body'],
  ] as const)('in %s write days and roles so', async (locale, expires, role) => {
    expect(await valuesIn(locale, 'invitation')).toMatchObject({
      expires,
      role,
      link: 'https://d/i',
    });
  });

  test('a link that ends at 00:30 holds until the day before is over in the country', async () => {
    const texts = await mailTextsIn('de_DE');
    const { country: id, accountName, role, link } = params.invitation;
    const message = MailMessage.parse({
      messageId: NIL,
      to: testId('to'),
      locale: 'de_DE',
      template: 'invitation',
      params: { country: id, accountName, role, link, expires: '2026-03-05T23:30:00.000Z' },
    });
    const expiresIn = (timeZone: string) => {
      const site = { ...germany, timeZone };
      return valuesOf(message, { site, texts, locale: 'de_DE' });
    };
    expect(expiresIn('Europe/Berlin')).toMatchObject({ expires: '5. März 2026' });
    expect(expiresIn('Europe/Lisbon')).toMatchObject({ expires: '4. März 2026' });
  });

  test.each([
    ['de_AT', 'de_DE'],
    ['en_IE', 'en_GB'],
    ['fr_CH', 'fr_CH'],
  ] as const)('for %s are those of %s', (locale, expected) => {
    expect(mailLocaleFor(locale)).toBe(expected);
  });
});
