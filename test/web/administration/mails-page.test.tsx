import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { inside, t } from '#test/web/catalogue-text.ts';
import { type Answers, FakeFailure } from '#test/web/fake-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { MailsPage } from '#web/features/administration/mails/mails-page.tsx';
import type { CallOutput } from '#web/kernel/contract.ts';

type Template = CallOutput<'POST mailer/template/list'>[number];
const text = (type: 'subject' | 'body', template: string): Template['texts'][number] => ({
  language: 'de_DE',
  type,
  template,
  builtIn: template,
  updated: null,
  updatedBy: null,
});
const invitation: Template = {
  name: 'invitation',
  variables: ['link', 'account'],
  needed: ['link'],
  texts: [text('subject', 'Einladung zu ((account))'), text('body', '((link))')],
};

const open = (more: Answers = {}) =>
  renderPage(<MailsPage />, {
    account: accountOf('ADM', 'Verwaltung'),
    answers: { 'POST mailer/template/list': () => [invitation], ...more },
  });

const formOf = (label: string) => {
  const form = screen.getByLabelText(label).closest('form');
  if (form === null) throw new Error(`${label} is in no form`);
  return within(form);
};

test('a mail is found by its subject, with the values that it may hold and must hold', async () => {
  await open();
  await screen.findByRole('option', { name: 'Einladung zu ((account)) (invitation)' });
  const values = screen.getByRole('region', { name: t('administration.mailVariables') });
  expect(
    within(values)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([`((link)) ${t('administration.mailNeeded')}`, '((account)) ']);
});

test('a body without a subject is not sent yet, and said to be the built-in text', async () => {
  const body = { ...text('body', '((link))'), language: 'de_AT', builtIn: null } as const;
  const texts = [...invitation.texts, { ...body, updated: '2026-03-02T08:00:00.000Z' }];
  const { user } = await open({ 'POST mailer/template/list': () => [{ ...invitation, texts }] });
  await user.selectOptions(await screen.findByLabelText(t('language.label')), 'de_AT');
  expect(screen.getByLabelText(t('administration.choice.textfield'))).toHaveProperty(
    'value',
    '((link))',
  );
  screen.getByText(t('administration.mailBuiltIn'));
});

test('a subject is saved by itself, and the built-in one comes back', async () => {
  const sent: unknown[] = [];
  const { user } = await open({
    'POST mailer/template/set': (input) => {
      sent.push(input);
      return input.template === null
        ? text('subject', 'Einladung zu ((account))')
        : { ...text('subject', input.template), updated: '2026-03-02T08:00:00.000Z' };
    },
  });
  const label = t('administration.mailSubject');
  await user.clear(await screen.findByLabelText(label));
  await user.type(screen.getByLabelText(label), 'Willkommen');
  await user.click(formOf(label).getByRole('button', { name: t('action.save') }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        name: 'invitation',
        template: 'Willkommen',
        language: 'de_DE',
        type: 'subject',
        read: null,
      },
    ]),
  );
  await formOf(label).findByText(t('words.saved'));
  await user.type(screen.getByLabelText(label), '!');
  expect(formOf(label).queryByText(t('words.saved'))).toBeNull();
});

test('a text that is empty, or lacks its link, is refused at its field, and stays as it was typed', async () => {
  const { user } = await open({
    'POST mailer/template/set': () => {
      throw new FakeFailure(400, 'mail.missingVariable', 'This mail needs the variable ((link)).');
    },
  });
  const label = t('administration.choice.textfield');
  await user.clear(await screen.findByLabelText(label));
  await user.click(formOf(label).getByRole('button', { name: t('action.save') }));
  await screen.findByText(inside('errors.fields.required'));
  await user.type(screen.getByLabelText(label), 'Guten Tag');
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).not.toBe('true');
  await user.click(formOf(label).getByRole('button', { name: t('action.save') }));
  await waitFor(() =>
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.getByLabelText(label)).toHaveProperty('value', 'Guten Tag');
});

test('a text that somebody else has written since is told, and replaced by whoever saves again', async () => {
  const sent: unknown[] = [];
  const label = t('administration.mailSubject');
  const { user } = await open({
    'POST mailer/template/set': ({ read, template }) => {
      sent.push(read);
      if (read === null) throw new FakeFailure(409, 'entities.revConflict', 'changed');
      return text('subject', String(template));
    },
  });
  const save = async () =>
    user.click(formOf(label).getByRole('button', { name: t('action.save') }));
  await user.type(await screen.findByLabelText(label), '!');
  await save();
  await screen.findByText(inside('administration.mailChanged'));
  expect(screen.getByLabelText(label)).toHaveProperty('value', 'Einladung zu ((account))!');
  await save();
  await expect.poll(() => sent).toEqual([null, undefined]);
});

test('a text that is not saved is still there after a look at another language', async () => {
  const { user } = await open();
  const label = t('administration.mailSubject');
  await user.type(await screen.findByLabelText(label), '!');
  const language = screen.getByLabelText(t('language.label'));
  await user.selectOptions(language, 'en_GB');
  expect(screen.getByLabelText(label)).toHaveProperty('value', '');
  await user.selectOptions(language, 'de_DE');
  expect(screen.getByLabelText(label)).toHaveProperty('value', 'Einladung zu ((account))!');
});

test('what is typed is shown as a mail before it is saved, and sent to the own address', async () => {
  const asked: unknown[] = [];
  const { user } = await open({
    'POST mailer/template/preview': (input) => {
      asked.push(input);
      const link = { kind: 'link', text: 'Öffnen', url: 'https://www.example.org/' } as const;
      return {
        subject: 'Einladung zu Biohof Muster!',
        text: 'Als Text',
        blocks: [
          { kind: 'paragraph', parts: [{ kind: 'text', text: '<b>Guten Tag</b>' }] },
          { kind: 'list', items: [[{ kind: 'strong', text: 'bald' }], [link]] },
        ],
      };
    },
    'POST mailer/template/test': () => ({ to: 'admin@example.org' }),
  });
  await user.type(await screen.findByLabelText(t('administration.mailSubject')), '!');
  await user.click(screen.getByRole('button', { name: t('words.preview') }));
  const mail = await screen.findByRole('article', { name: t('words.preview') });
  expect(within(mail).getByRole('heading').textContent).toBe('Einladung zu Biohof Muster!');
  expect(within(mail).getByText('<b>Guten Tag</b>')).toBeDefined();
  expect(within(mail).getAllByRole('listitem')).toHaveLength(2);
  expect(within(mail).queryByRole('link')).toBeNull();
  expect(asked).toEqual([
    {
      name: 'invitation',
      language: 'de_DE',
      subject: 'Einladung zu ((account))!',
      body: '((link))',
    },
  ]);
  await user.click(screen.getByRole('button', { name: t('mails.test') }));
  await screen.findByText(t('mails.testSent', { to: 'admin@example.org' }));
});

test('of a trial only the last outcome is told', async () => {
  const { user } = await open({
    'POST mailer/template/preview': () => {
      throw new FakeFailure(400, 'mail.missingVariable');
    },
    'POST mailer/template/test': () => ({ to: 'admin@example.org' }),
  });
  const sent = t('mails.testSent', { to: 'admin@example.org' });
  const preview = await screen.findByRole('button', { name: t('words.preview') });
  await user.click(preview);
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: t('mails.test') }));
  await screen.findByText(sent);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(preview);
  await screen.findByRole('alert');
  expect(screen.queryByText(sent)).toBeNull();
});

test('an earlier text comes back into the field, with its author beside it', async () => {
  const { user } = await open({
    'POST mailer/template/history': () => [
      { template: null, updated: '2026-03-02T08:01:00.000Z', updatedBy: 'a', person: null },
      {
        template: 'Hallo',
        updated: '2026-03-02T08:00:00.000Z',
        updatedBy: 'a',
        person: 'R. Albers',
      },
    ],
  });
  const label = t('administration.mailSubject');
  await screen.findByLabelText(label);
  await user.click(formOf(label).getByText(t('words.history')));
  expect(await screen.findByText(/R. Albers/)).toBeDefined();
  expect(screen.getByText(t('mails.historyBuiltIn'))).toBeDefined();
  await user.click(screen.getByRole('button', { name: t('administration.restore') }));
  expect(screen.getByLabelText(label)).toHaveProperty('value', 'Hallo');
});

test('what is typed while a text is saved stays, as a text that is not saved yet', async () => {
  const answer = Promise.withResolvers<void>();
  let texts = invitation.texts;
  const { user } = await renderPage(<MailsPage />, {
    account: accountOf('ADM', 'Verwaltung'),
    answers: {
      'POST mailer/template/list': () => [{ ...invitation, texts }],
      'POST mailer/template/set': ({ template }) => {
        const saved = { ...text('subject', String(template)), updated: '2026-03-02T08:00:00.000Z' };
        texts = [saved, text('body', '((link))')];
        return saved;
      },
    },
    holds: { 'POST mailer/template/set': answer.promise },
  });
  const label = t('administration.mailSubject');
  await user.type(await screen.findByLabelText(label), '!');
  await user.click(formOf(label).getByRole('button', { name: t('action.save') }));
  await user.type(screen.getByLabelText(label), '?');
  expect(screen.getByLabelText(label)).toHaveProperty('value', 'Einladung zu ((account))!?');
  answer.resolve();
  await expect.poll(() => screen.queryByText(t('administration.mailBuiltIn'))).toBeNull();
  // The list has been read again; whatever follows a save has had its time.
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  expect(screen.getByLabelText(label)).toHaveProperty('value', 'Einladung zu ((account))!?');
});
