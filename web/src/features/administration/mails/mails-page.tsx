import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { languageName } from '#shared/kernel/language-name.ts';
import { choiceParam, textParam } from '#shared/kernel/list-state.ts';
import { LOCALES } from '#shared/kernel/locale.ts';
import { TEMPLATE_TYPES } from '#shared/mail/template-type.ts';
import { LeaveQuestion } from '#web/components/leave-question.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useLocale, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useKeepChange, useKeptChange } from '#web/kernel/use-kept-change.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { type MailDrafts, MailForm, type MailTemplate } from './mail-form.tsx';

/** Shows the texts of all mails by language: the built-in ones, and those that administrators send instead. */
export function MailsPage() {
  const t = useText();
  const { api } = useKernel();
  const query = useQuery({
    queryKey: ['mailTemplates'],
    queryFn: ({ signal }) => api.call('POST mailer/template/list', {}, { signal, quiet: true }),
  });
  return (
    <>
      <PageHeading title={t('administration.mails')} />
      <QueryState query={query} rows={8}>
        {(templates) => <ChosenMail templates={templates} />}
      </QueryState>
    </>
  );
}

function ChosenMail({ templates }: { readonly templates: readonly MailTemplate[] }) {
  const t = useText();
  const locale = useLocale();
  const params = useMemo(
    () => ({ name: textParam(), lang: choiceParam(LOCALES, locale) }),
    [locale],
  );
  const [state, change] = useListState(params);
  const kept = useKeptChange<MailDrafts>('manage/mails');
  const [drafts, setDrafts] = useState<MailDrafts>(kept?.change ?? {});
  const isChanged = Object.keys(drafts).length > 0;
  useKeepChange('manage/mails', isChanged ? drafts : null);
  const chosen = templates.find(({ name }) => name === state.name) ?? templates[0];
  const subjectOf = ({ name, texts }: MailTemplate): string =>
    texts.find(({ language, type }) => language === locale && type === 'subject')?.template ??
    texts.find(({ type }) => type === 'subject')?.template ??
    name;
  const inLanguage = chosen?.texts.filter(({ language }) => language === state.lang) ?? [];
  // A language that lacks one of the two texts is passed over when mails are sent.
  const isWritten =
    inLanguage.length === TEMPLATE_TYPES.length &&
    inLanguage.some(({ updated }) => updated !== null);
  return (
    <div className="mail-texts">
      <LeaveQuestion isChanged={isChanged} action={t('words.leaveDiscard')} />
      <SelectField
        label={t('administration.mail')}
        options={templates.map((template) => ({
          value: template.name,
          label: `${subjectOf(template)} (${template.name})`,
        }))}
        value={chosen?.name ?? ''}
        onChange={({ target }) => change({ name: target.value })}
      />
      <SelectField
        label={t('language.label')}
        width="medium"
        options={LOCALES.map((value) => ({ value, label: languageName(value) }))}
        value={state.lang}
        onChange={({ target }) =>
          change({ lang: LOCALES.find((language) => language === target.value) ?? locale })
        }
      />
      {!isWritten && <p className="muted">{t('administration.mailBuiltIn')}</p>}
      {chosen && (
        <MailForm template={chosen} language={state.lang} drafts={drafts} onDrafts={setDrafts} />
      )}
    </div>
  );
}
