import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { devPages } from '#infra/local/dev-pages/dev-pages.ts';
import { type Listening, listen } from '#infra/local/listen.ts';
import { localAccess } from '#infra/local/services/local-access.ts';
import { type MailService, startSes } from '#infra/local/services/start-ses.ts';

let mail: MailService;
let listening: Listening;

beforeAll(async () => {
  mail = await startSes();
  listening = await listen(
    devPages({
      logins: [{ login: 'farmer.at', email: 'f@demo.example', name: '<b>Eva</b>', sub: '1' }],
      country: (code) => `http://${code}.localhost:8080`,
      sentMails: mail.sentMails,
      queueDepths: () => [{ name: 'mail', waiting: 3, delayed: 0, inFlight: 1 }],
      tableEndpoint: 'http://127.0.0.1:8000',
      queueEndpoint: 'http://127.0.0.1:9324',
    }),
    0,
  );
  await new SESClient({ ...localAccess, endpoint: mail.endpoint }).send(
    new SendEmailCommand({
      Source: 'no-reply@demo.example',
      Destination: { ToAddresses: ['to@demo.example'] },
      Message: {
        Subject: { Data: 'Grüße <script>' },
        Body: {
          Html: { Data: '<p style="color:red">Hallo</p>' },
          Text: { Data: 'Hallo & willkommen' },
        },
      },
    }),
  );
});
afterAll(async () => {
  await listening.close();
  await mail.stop();
});

const ask = (path: string) => fetch(`http://127.0.0.1:${listening.port}${path}`);

test.each([
  ['table', 'http://127.0.0.1:8000'],
  ['queues', 'http://127.0.0.1:9324'],
])('tools on this machine learn the endpoint of %s', async (service, endpoint) => {
  const answer = await ask(`/dev/${service}.json`);
  expect(await answer.json()).toEqual({ endpoint });
});

test('sent mails can be read as JSON', async () => {
  expect(await (await ask('/dev/mails.json')).json()).toEqual([
    {
      id: expect.any(String),
      from: 'no-reply@demo.example',
      to: ['to@demo.example'],
      subject: 'Grüße <script>',
      html: '<p style="color:red">Hallo</p>',
      text: 'Hallo & willkommen',
      sent: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  ]);
});

test('the overview shows logins with the site of their country, mails and queues; text is never HTML', async () => {
  const page = await (await ask('/dev')).text();

  expect(page).toContain('<th scope="row">farmer.at</th><td>&#60;b&#62;Eva&#60;/b&#62;</td>');
  expect(page).toContain('<a href="http://at.localhost:8080/">');
  expect(page).toContain('Grüße &#60;script&#62;</a>');
  expect(page).toContain('<th scope="row">mail</th><td>3</td><td>0</td><td>1</td>');
  expect(page).not.toMatch(/<style|style=|<script>/);
});

test('a mail is shown as text, and as HTML that can run nothing', async () => {
  const id = (await mail.sentMails())[0]?.id;
  const text = await (await ask(`/dev/mails/${id}`)).text();
  const html = await ask(`/dev/mails/${id}/html`);

  expect(text).toContain('<pre>Hallo &#38; willkommen</pre>');
  expect(await html.text()).toBe('<p style="color:red">Hallo</p>');
  expect(html.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
});

test.each(['/dev/mails/unknown', '/dev/mails/%', '/dev/other'])('%s is 404', async (path) => {
  expect((await ask(path)).status).toBe(404);
});
