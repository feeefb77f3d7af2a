import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Locale, toLanguageTag } from '#shared/kernel/locale.ts';
import type { MailTemplateName } from '#shared/mail/mail-message.ts';
import type { TemplateType } from '#shared/mail/template-type.ts';
import { Button } from '#web/components/button.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { Timeline } from '#web/components/timeline.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';

/** Shows the texts that were written before, by whom; each comes back into the field, to be saved or not. */
export function TextHistory({
  name,
  language,
  type,
  onTake,
}: {
  readonly name: MailTemplateName;
  readonly language: Locale;
  readonly type: TemplateType;
  readonly onTake: (text: string) => void;
}) {
  const t = useText();
  const { api } = useKernel();
  const [isOpen, setOpen] = useState(false);
  const address = { name, language, type };
  const query = useQuery({
    queryKey: ['mailTemplates', 'history', address],
    queryFn: ({ signal }) =>
      api.call('POST mailer/template/history', address, { signal, quiet: true }),
    enabled: isOpen,
  });
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('words.history')}</summary>
      {isOpen && (
        <QueryState query={query} rows={2}>
          {(written) =>
            written.length === 0 ? (
              <p className="muted">{t('administration.nothing')}</p>
            ) : (
              <Timeline
                entries={written.map(({ template: text, updated, person }, index) => ({
                  key: `${updated} ${index}`,
                  title: t(
                    text === null
                      ? 'mails.historyBuiltIn'
                      : 'administration.changeset.administration',
                  ),
                  at: updated,
                  by: person ?? t('administration.system'),
                  details: text !== null && (
                    <>
                      <pre className="mail-plain" lang={toLanguageTag(language)}>
                        {text}
                      </pre>
                      <Button size="compact" look="quiet" onClick={() => onTake(text)}>
                        {t('administration.restore')}
                      </Button>
                    </>
                  ),
                }))}
              />
            )
          }
        </QueryState>
      )}
    </details>
  );
}
