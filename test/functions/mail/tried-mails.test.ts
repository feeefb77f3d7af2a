import type { SQSEvent } from 'aws-lambda';
import { beforeEach, expect, test } from 'vitest';
import type { Mail } from '#functions/kernel/ports/mailer.ts';
import { deliverMails } from '#functions/mail/deliver-mails.ts';
import { builtInText } from '#functions/mail/templates/mail-catalogue.ts';
import { HOUR_MS, SECOND_MS } from '#shared/kernel/time.ts';
import { TEMPLATE_HISTORY, TEST_MAILS } from '#shared/mail/limits.ts';
import { MAIL_TEMPLATE_NAMES } from '#shared/mail/mail-message.ts';
import { type MailCall, type MailStage, makeMailStage, people } from './mail-stage.ts';

let stage: MailStage;
beforeEach(async () => {
  stage = await makeMailStage();
});

const tried = {
  name: 'requestDecided',
  language: 'de_DE',
  subject: 'Antrag ((hid)): ((outcome))',
  body: 'Guten Tag,\n\n- **((outcome))**\n\n[Öffnen](((link)))',
};
const call = (name: MailCall, more: object = {}) => stage.call(name, 'adm', { ...tried, ...more });
const verified = { email: 'admin@example.org', status: 'verified' } as const;

test('a preview is the text as it would be sent, with made-up values', async () => {
  const { data } = await call('previewTemplate');
  const link = { kind: 'link', text: 'Öffnen', url: expect.stringMatching(/^https:\/\/www\./) };
  expect(data.subject).toMatch(/^Antrag XX-2026-000001: /);
  expect(data.blocks.slice(0, 3)).toEqual([
    { kind: 'paragraph', parts: [{ kind: 'text', text: 'Guten Tag,' }] },
    { kind: 'list', items: [[{ kind: 'strong', text: expect.any(String) }]] },
    { kind: 'paragraph', parts: [link] },
  ]);
  expect(data.text).toContain('Guten Tag,\n\n- ');
});

test('HTML in a text stays text', async () => {
  const { data } = await call('previewTemplate', { body: '<b onclick="x()">((link))</b>' });
  const [{ parts }] = data.blocks;
  expect(parts).toEqual([
    { kind: 'text', text: expect.stringMatching(/^<b onclick="x\(\)">http/) },
  ]);
});

test('each built-in text can be looked at', async () => {
  for (const name of MAIL_TEMPLATE_NAMES) {
    const text = await builtInText(name, 'de_DE');
    const { status } = await call('previewTemplate', { name, ...text });
    expect([name, status]).toEqual([name, 200]);
  }
});

test.each(['previewTemplate', 'sendTest'] as const)(
  '%s refuses what could not be saved, at its field',
  async (name) => {
    await stage.setEmails('adm', [verified]);
    const places = async (more: object) => {
      const { status, details } = await call(name, more);
      return [status, details.map(({ path }: { path: string }) => path)];
    };
    expect(await places({ subject: '((nothing))' })).toEqual([400, ['subject']]);
    expect(await places({ subject: 'a\nb' })).toEqual([400, ['subject']]);
    expect(await places({ body: 'without a link' })).toEqual([400, ['body']]);
    expect(await places({ body: 'x'.repeat(10_001) })).toEqual([400, ['body']]);
    expect(await stage.mails()).toEqual([]);
  },
);

test('a test mail goes to the own verified address alone, as it was typed', async () => {
  expect((await call('sendTest')).code).toBe('mail.noOwnAddress');
  await stage.setEmails('adm', [{ email: 'open@example.org', status: 'open' }, verified]);
  expect((await call('sendTest')).data).toEqual({ to: verified.email });
  const [body] = await stage.mails();
  const sent: Mail[] = [];
  const Records = [{ messageId: '1', body: JSON.stringify({ id: 'o', body }) }];
  await deliverMails({ Records } as SQSEvent, {
    ...stage.mailWorld,
    mailer: { send: async (mail) => void sent.push(mail) },
  });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    to: verified.email,
    subject: expect.stringMatching(/^Antrag XX-2026-000001/),
    html: expect.stringContaining('http://de.localhost'),
  });
});

test('who signs in with a verified address gets the test mail there, and no colleague does', async () => {
  const joined = { on: '2026-01-01T00:00:00.000Z', way: 'invitation' } as const;
  await stage.change('adm', (account) => ({
    ...account,
    joinings: [
      { ...joined, user: 'adm', email: 'ada@example.org' },
      { ...joined, user: 'other', email: 'other@example.org' },
    ],
  }));
  expect((await call('sendTest')).data).toEqual({ to: 'ada@example.org' });
});

test('test mails are counted, and can be sent again an hour later', async () => {
  await stage.setEmails('adm', [verified]);
  const send = async () => (await call('sendTest')).status;
  for (let sent = 0; sent < TEST_MAILS.count; sent += 1) expect(await send()).toBe(200);
  expect(await send()).toBe(429);
  stage.wait((2 * HOUR_MS) / SECOND_MS);
  expect(await send()).toBe(200);
});

test('the history tells who wrote which text, and that the built-in one came back', async () => {
  const address = { name: tried.name, language: 'de_DE', type: 'subject' };
  const set = (template: string | null) =>
    stage.call('setTemplate', 'adm', { ...address, template });
  const history = async () => (await stage.call('getHistory', 'adm', address)).data;
  expect(await history()).toEqual([]);
  await set('Eins');
  stage.wait(60);
  await set(null);
  const author = { updatedBy: people.adm.id, person: 'Ada, adm' };
  expect(await history()).toMatchObject([
    { template: null, ...author, updated: '2026-03-02T08:01:00.000Z' },
    { template: 'Eins', ...author, updated: '2026-03-02T08:00:00.000Z' },
  ]);
  const other = { ...address, type: 'body' };
  expect((await stage.call('getHistory', 'adm', other)).data).toEqual([]);
  for (let index = 0; index < TEMPLATE_HISTORY; index += 1) await set(`Text ${index}`);
  const texts = (await history()).map(({ template }: { template: string }) => template);
  expect(texts).toHaveLength(TEMPLATE_HISTORY);
  expect([texts[0], texts.at(-1)]).toEqual([`Text ${TEMPLATE_HISTORY - 1}`, 'Text 0']);
});

test('a text that is refused leaves no trace in the history', async () => {
  const address = { name: tried.name, language: 'de_DE', type: 'body' };
  await stage.call('setTemplate', 'adm', { ...address, template: 'without a link' });
  expect((await stage.call('getHistory', 'adm', address)).data).toEqual([]);
});
