import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { type Locale, toLanguageTag } from '#shared/kernel/locale.ts';
import { MAIL_BODY_LENGTH } from '#shared/mail/limits.ts';
import type { TemplateType } from '#shared/mail/template-type.ts';
import { Button } from '#web/components/button.tsx';
import { TextArea, TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useErrorText } from '#web/i18n/use-error-text.ts';
import type { CallOutput } from '#web/kernel/contract.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import { MailTrial } from './mail-trial.tsx';
import { TextHistory } from './text-history.tsx';

export type MailTemplate = CallOutput<'POST mailer/template/list'>[number];

/** The texts that are typed and not saved yet, by mail, language and type. */
export type MailDrafts = Readonly<Record<string, string>>;

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
  readonly onDrafts: (drafts: MailDrafts) => void;
}) {
  const t = useText();
  // A refusal belongs to the text that was sent.
  const chosen = `${template.name} ${language}`;
  const textOf = (type: TemplateType) => {
    const key = `${chosen} ${type}`;
    const { [key]: draft, ...others } = drafts;
    return {
      template,
      language,
      type,
      draft,
      onDraft: (text: string) => onDrafts({ ...others, [key]: text }),
      onSaved: () => onDrafts(others),
    };
  };
  const typedIn = (type: TemplateType): string =>
    drafts[`${chosen} ${type}`] ?? storedText(template, language, type)?.template ?? '';
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
        <ul className="plain mail-variables">
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

const storedText = ({ texts }: MailTemplate, language: Locale, type: TemplateType) =>
  texts.find((text) => text.language === language && text.type === type);

function MailText({
  template,
  language,
  type,
  draft,
  onDraft,
  onSaved,
}: {
  readonly template: MailTemplate;
  readonly language: Locale;
  readonly type: TemplateType;
  /** The typed text; undefined: the stored one. */
  readonly draft: string | undefined;
  readonly onDraft: (text: string) => void;
  readonly onSaved: () => void;
}) {
  const t = useText();
  const notify = useNotify();
  const errorText = useErrorText();
  const { api } = useKernel();
  const queries = useQueryClient();
  const stored = storedText(template, language, type);
  const typed = draft ?? stored?.template ?? '';
  const set = useMutation({
    mutationFn: (text: string | null) =>
      api.call(
        'POST mailer/template/set',
        { name: template.name, template: text, language, type },
        { quiet: true },
      ),
    onSuccess: async () => {
      notify('success', t('administration.saved'));
      await queries.invalidateQueries({ queryKey: ['mailTemplates'] });
      onSaved();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') set.mutate(typed);
  };
  const field = {
    label: t(type === 'subject' ? 'administration.mailSubject' : 'administration.mailBody'),
    lang: toLanguageTag(language),
    maxLength: MAIL_BODY_LENGTH,
    autoComplete: 'off',
    value: typed,
    error: set.error ? errorText(set.error) : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      onDraft(target.value);
      set.reset();
    },
  };
  return (
    <form className="mail-text" noValidate onSubmit={submit}>
      {type === 'subject' ? <TextField {...field} /> : <TextArea {...field} rows={14} />}
      <div className="buttons">
        <Button type="submit" size="compact" look="primary" busy={set.isPending}>
          {t('action.save')}
        </Button>
        {stored?.updated && (
          <Button size="compact" busy={set.isPending} onClick={() => set.mutate(null)}>
            {t('administration.mailReset')}
          </Button>
        )}
      </div>
      <TextHistory name={template.name} language={language} type={type} onTake={onDraft} />
    </form>
  );
}
