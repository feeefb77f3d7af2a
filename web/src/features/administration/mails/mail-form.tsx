import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defined } from '#shared/kernel/defined.ts';
import { type Locale, toLanguageTag } from '#shared/kernel/locale.ts';
import { MAIL_BODY_LENGTH } from '#shared/mail/limits.ts';
import type { TemplateType } from '#shared/mail/template-type.ts';
import { Button } from '#web/components/button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { TextArea, TextField } from '#web/components/text-field.tsx';
import { useErrorText, useText } from '#web/i18n/text-provider.tsx';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import type { CallOutput } from '#web/kernel/contract.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { MailTrial } from './mail-trial.tsx';
import { TextHistory } from './text-history.tsx';

export type MailTemplate = CallOutput<'POST mailer/template/list'>[number];

/** A typed text, and the time of the stored one that it is to follow: undefined for any. */
type MailDraft = { readonly text: string; readonly read: string | null | undefined };

/** The texts that are typed and not saved yet, by mail, language and type. */
export type MailDrafts = Readonly<Record<string, MailDraft>>;

/**
 * Shows subject and body of a mail in one language; each is saved by itself, and what is refused stays as it was
 * typed.
 */
export function MailForm({
  template,
  language,
  drafts,
  onDrafts,
}: {
  readonly template: MailTemplate;
  readonly language: Locale;
  readonly drafts: MailDrafts;
  readonly onDrafts: (change: (now: MailDrafts) => MailDrafts) => void;
}) {
  const t = useText();
  // A refusal belongs to the text that was sent.
  const chosen = `${template.name} ${language}`;
  const textOf = (type: TemplateType) => {
    const key = `${chosen} ${type}`;
    return {
      template,
      language,
      type,
      draft: drafts[key],
      onDraft: (next: NextDraft) => onDrafts((now) => withDraft(now, key, next(now[key]))),
    };
  };
  const typedIn = (type: TemplateType): string =>
    drafts[`${chosen} ${type}`]?.text ?? storedText(template, language, type)?.template ?? '';
  return (
    <>
      <MailText key={`${chosen} subject`} {...textOf('subject')} />
      <MailText key={`${chosen} body`} {...textOf('body')} />
      <MailTrial
        key={chosen}
        name={template.name}
        language={language}
        subject={typedIn('subject')}
        body={typedIn('body')}
      />
      <section aria-labelledby="mail-variables">
        <h2 id="mail-variables">{t('administration.mailVariables')}</h2>
        <ul className="plain">
          {template.variables.map((name) => (
            <li key={name}>
              <code>{`((${name}))`}</code>{' '}
              {template.needed.includes(name) && (
                <span className="muted">{t('administration.mailNeeded')}</span>
              )}
            </li>
          ))}
        </ul>
        <p className="muted">{t('administration.mailMarkdown')}</p>
      </section>
    </>
  );
}

type NextDraft = (now: MailDraft | undefined) => MailDraft | undefined;

function withDraft(now: MailDrafts, key: string, draft: MailDraft | undefined): MailDrafts {
  const { [key]: _, ...others } = now;
  return draft === undefined ? others : { ...others, [key]: draft };
}

const CHANGED = 'entities.revConflict';

const storedText = ({ texts }: MailTemplate, language: Locale, type: TemplateType) =>
  texts.find((text) => text.language === language && text.type === type);

function MailText({
  template,
  language,
  type,
  draft,
  onDraft,
}: {
  readonly template: MailTemplate;
  readonly language: Locale;
  readonly type: TemplateType;
  /** The typed text; undefined: the stored one. */
  readonly draft: MailDraft | undefined;
  readonly onDraft: (next: NextDraft) => void;
}) {
  const t = useText();
  const errorText = useErrorText();
  const { api } = useKernel();
  const queries = useQueryClient();
  const stored = storedText(template, language, type);
  const { text: typed, read } = draft ?? {
    text: stored?.template ?? '',
    read: stored?.updated ?? null,
  };
  const set = useMutation({
    mutationFn: (text: string | null) =>
      api.call(
        'POST mailer/template/set',
        { name: template.name, template: text, language, type, ...defined({ read }) },
        { quiet: true },
      ),
    onMutate: () => draft,
    onSuccess: async (saved, _, sent) => {
      await queries.invalidateQueries({ queryKey: ['mailTemplates'] });
      // Text that was typed meanwhile is not sent yet.
      onDraft((now) =>
        now === sent ? undefined : now && { ...now, read: saved?.updated ?? null },
      );
    },
    onError: async (error) => {
      if (errorCodeOf(error) !== CHANGED) return;
      // The reader has been told: a further save means it.
      onDraft((now) => ({ text: now?.text ?? typed, read: undefined }));
      await queries.invalidateQueries({ queryKey: ['mailTemplates'] });
    },
  });
  const refusal = (error: unknown) =>
    errorCodeOf(error) === CHANGED ? t('administration.mailChanged') : errorText(error);
  const form = useForm({
    read: { text: typed },
    check: ({ text }): FieldProblems =>
      text.trim() === '' ? { text: t('errors.fields.required') } : {},
    input: ({ text }): string | null => text,
    sending: set,
    refused: (error): FieldProblems => (error ? { text: refusal(error) } : {}),
    prefix: `mail-${type}-`,
  });
  const field = {
    ...form.text('text'),
    label: t(type === 'subject' ? 'administration.mailSubject' : 'administration.choice.textfield'),
    lang: toLanguageTag(language),
    maxLength: MAIL_BODY_LENGTH,
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      onDraft(() => ({ text: target.value, read }));
      set.reset();
    },
  };
  return (
    <Form form={form} className="mail-text" isShort>
      {type === 'subject' ? <TextField {...field} /> : <TextArea {...field} rows={14} />}
      <div className="buttons">
        <Button type="submit" size="compact" look="primary" busy={set.isPending}>
          {t('action.save')}
        </Button>
        {stored?.updated && (
          <Button size="compact" busy={set.isPending} onClick={() => set.mutate(null)}>
            {t('words.resetText')}
          </Button>
        )}
        <p role="status" className="muted">
          {set.isSuccess && t('words.saved')}
        </p>
      </div>
      <TextHistory
        name={template.name}
        language={language}
        type={type}
        onTake={(text) => {
          set.reset();
          onDraft(() => ({ text, read }));
        }}
      />
    </Form>
  );
}
