import type { SQSEvent } from 'aws-lambda';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '#functions/kernel/ports/mailer.ts';
import { deliverMails } from '#functions/mail/deliver-mails.ts';
import { templateKey } from '#functions/mail/stored-templates.ts';
import { MAIL_LOCALES, mailTextsIn } from '#functions/mail/templates/mail-catalogue.ts';
import { LOCALES } from '#shared/kernel/locale.ts';
import { MAIL_TEMPLATE_NAMES } from '#shared/mail/mail-message.ts';
import { testId } from '#test/support/test-id.ts';
import { type MailStage, makeMailStage, NOW, people } from './mail-stage.ts';

let stage: MailStage;
beforeEach(async () => {
  stage = await makeMailStage();
});

const name = 'requestStepWaiting';
const set = (more: object) =>
  stage.call('setTemplate', 'adm', { name, language: 'de_DE', type: 'body', ...more });
const setBoth = async (language: string, subject: string, body: string) => {
  const answers = [
    await set({ language, type: 'subject', template: subject }),
    await set({ language, type: 'body', template: body }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
};
const sendTo = async (locale: string): Promise<Mail> => {
  const sent: Mail[] = [];
  const body = JSON.stringify({
    id: 'o',
    body: {
      messageId: crypto.randomUUID(),
      template: name,
      to: 'reader@example.org',
      locale,
      params: { hid: 'DE-2026-000001', request: testId('r'), country: testId('country') },
    },
  });
  await deliverMails({ Records: [{ messageId: '1', body }] } as SQSEvent, {
    ...stage.mailWorld,
    mailer: { send: async (mail) => void sent.push(mail) },
  });
  const [mail] = sent;
  if (!mail) throw new Error('nothing was sent');
  return mail;
};

describe('the list', () => {
  test('holds every mail with its variables and the built-in texts', async () => {
    const { data } = await stage.call('listTemplates', 'adm', {});
    expect(data.map((variable: { name: string }) => variable.name)).toEqual(MAIL_TEMPLATE_NAMES);
    expect(data.find(({ name }: { name: string }) => name === 'emailVerification')).toEqual({
      name: 'emailVerification',
      variables: ['code', 'minutes', 'domain'],
      needed: ['code'],
      texts: LOCALES.filter((locale) => MAIL_LOCALES.includes(locale)).flatMap((language) =>
        ['subject', 'body'].map((type) => {
          const text = expect.stringContaining('((code))');
          return { language, type, template: text, builtIn: text, updated: null, updatedBy: null };
        }),
      ),
    });
  });

  test('shows what was written, by whom and when, beside the built-in text', async () => {
    await set({ template: 'Neu: ((link))' });
    await set({ language: 'de_AT', template: 'Servus: ((link))' });
    const { data } = await stage.call('listTemplates', 'adm', {});
    const { texts } = data[0];
    const written = { updated: NOW, updatedBy: people.adm.id, type: 'body' };
    expect(texts.filter(({ updated }: { updated: string | null }) => updated !== null)).toEqual([
      {
        ...written,
        language: 'de_DE',
        template: 'Neu: ((link))',
        builtIn: expect.stringContaining('Antrag öffnen'),
      },
      { ...written, language: 'de_AT', template: 'Servus: ((link))', builtIn: null },
    ]);
  });
});

test('the built-in mails in French and Italian say of a permission in Switzerland what its pages say', async () => {
  for (const [locale, subject] of [
    ['fr_FR', 'La dérogation ((hid)) a été abrogée'],
    ['fr_CH', 'L’autorisation ((hid)) a été révoquée'],
    ['it_IT', 'La deroga ((hid)) è stata revocata'],
    ['it_CH', 'L’autorizzazione ((hid)) è stata revocata'],
  ] as const) {
    const { mails } = await mailTextsIn(locale);
    expect(mails.requestRevoked.subject).toBe(subject);
    if (locale.endsWith('_CH')) expect(JSON.stringify(mails)).not.toMatch(/d[ée]rog/i);
  }
});

describe('a text that was written', () => {
  test('is sent in place of the built-in one, as text and HTML', async () => {
    await setBoth('de_DE', 'Neu ((hid))', 'Hallo,\n\n- **((hid))**\n\n[Los](((link)))');
    const mail = await sendTo('de_AT');
    expect([mail.subject, mail.text]).toEqual([
      'Neu DE-2026-000001',
      expect.stringMatching(
        /^Hallo,\n\n- DE-2026-000001\n\nLos\nhttps?:\/\/de.localhost\/requests\//,
      ),
    ]);
    expect(mail.html).toContain('<strong>DE-2026-000001</strong>');
  });

  test('of a further language reaches who reads it; others keep theirs', async () => {
    await setBoth('de_AT', 'Neu ((hid))', 'Servus: [Los](((link)))');
    expect((await sendTo('de_AT')).subject).toBe('Neu DE-2026-000001');
    expect((await sendTo('en_IE')).subject).toBe('Request DE-2026-000001 is waiting for you');
    expect((await sendTo('de_CH')).subject).toBe('Gesuch DE-2026-000001 wartet auf Sie');
  });

  test('in French reaches Switzerland, too, before the built-in one there', async () => {
    await setBoth('fr_FR', 'Texte ((hid))', 'Bonjour: [Lien](((link)))');
    expect((await sendTo('fr_CH')).subject).toBe('Texte DE-2026-000001');
  });

  test('of a further language waits until it has subject and body', async () => {
    await set({ language: 'de_AT', template: 'Servus: [Los](((link)))' });
    expect((await sendTo('de_AT')).subject).toBe('Antrag DE-2026-000001 wartet auf Sie');
  });

  test('is gone when it is set to null', async () => {
    await set({ template: 'Neu: ((link))' });
    const { data } = await set({ template: null });
    expect(data).toMatchObject({ updated: null, template: data.builtIn });
    expect((await sendTo('de_DE')).text).toContain('wartet auf Ihre Bearbeitung');
    expect((await set({ language: 'de_AT', template: null })).data).toBeNull();
  });

  test('that cannot be used any more gives way to the built-in one, and is logged', async () => {
    const address = { name, language: 'de_DE', type: 'body' } as const;
    const row = { template: 'Alt ((gone))', updated: NOW, updatedBy: people.adm.id };
    await stage.world.values.put(templateKey(address), row);
    expect((await sendTo('de_DE')).text).toContain('wartet auf Ihre Bearbeitung');
    expect(stage.lines).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'mail template broken' }),
    );
    await stage.world.values.put(templateKey(address), { template: 1 });
    expect((await sendTo('de_DE')).text).toContain('wartet auf Ihre Bearbeitung');
  });
});

describe('refused is', () => {
  test('a variable that the mail does not have, by its name', async () => {
    const answer = await set({ template: '((link)) ((hid)) ((color)) ((first name))' });
    expect([answer.status, answer.code, answer.message]).toEqual([
      400,
      'mail.unknownVariable',
      'This mail has no variable ((color)).',
    ]);
    expect(
      answer.details.map(({ path, variable }: Record<string, string>) => [path, variable]),
    ).toEqual([
      ['template', 'color'],
      ['template', 'first name'],
    ]);
  });

  test('a body without what its reader needs', async () => {
    const answer = await set({ template: 'Hallo' });
    expect([answer.status, answer.code, answer.details[0].variable]).toEqual([
      400,
      'mail.missingVariable',
      'link',
    ]);
    expect((await set({ type: 'subject', template: 'Hallo' })).status).toBe(200);
  });

  test('a link that leads elsewhere, or to a variable that is no address', async () => {
    for (const link of [
      'javascript:alert(1)',
      '//evil.test',
      '((link))/x',
      'data:text/html,x',
      '((hid))',
    ])
      expect((await set({ template: `[a](${link}) ((link))` })).code, link).toBe('mail.wrongLink');
  });

  test('a subject of two lines or too long, a body too long or none, and what is no text of a mail', async () => {
    for (const input of [
      { type: 'subject', template: 'one\ntwo' },
      { type: 'subject', template: 'x'.repeat(201) },
      { template: '' },
      { template: 'x'.repeat(10_001) },
      { template: 'a', name: 'nothing' },
      { template: 'a', language: 'xx_XX' },
      { template: 'a', type: 'html' },
    ])
      expect((await set(input)).code, JSON.stringify(input)).toBe('kernel.invalidInput');
  });
});

describe('two administrators at once', () => {
  test('the later text is not saved upon one that its author has not read', async () => {
    const first = await set({ type: 'subject', template: 'Eins', read: null });
    expect(first.status).toBe(200);
    expect(await set({ type: 'subject', template: 'Zwei', read: null })).toMatchObject({
      status: 409,
      code: 'entities.revConflict',
    });
    expect(
      (await set({ type: 'subject', template: 'Zwei', read: first.data.updated })).status,
    ).toBe(200);
    expect((await set({ type: 'subject', template: null, read: first.data.updated })).status).toBe(
      200,
    );
  });

  test('a call whose answer was lost is answered again, and is no other person’s change', async () => {
    const call = { type: 'subject', template: 'Eins', read: null };
    const first = await set(call);
    expect([first.status, await set(call)]).toEqual([200, first]);
    const { data } = await stage.call('getHistory', 'adm', {
      name,
      language: 'de_DE',
      type: 'subject',
    });
    expect(data).toHaveLength(1);
    const back = { type: 'subject', template: null, read: first.data.updated };
    expect(await set(back)).toEqual(await set(back));
  });

  test('every text that was saved stands in the history', async () => {
    const texts = Array.from({ length: 12 }, (_, index) => `Text ${index}`);
    await Promise.all(texts.map((template) => set({ type: 'subject', template })));
    const { data } = await stage.call('getHistory', 'adm', {
      name,
      language: 'de_DE',
      type: 'subject',
    });
    expect(data.map(({ template }: { template: string }) => template).toSorted()).toEqual(
      texts.toSorted(),
    );
  });
});
