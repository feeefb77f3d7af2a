import { useMutation } from '@tanstack/react-query';
import { Fragment } from 'react';
import { type Locale, toLanguageTag } from '#shared/kernel/locale.ts';
import type { MailTemplateName } from '#shared/mail/mail-message.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useErrorText, useText } from '#web/i18n/text-provider.tsx';
import type { CallOutput } from '#web/kernel/contract.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';

type Preview = CallOutput<'POST mailer/template/preview'>;
type Block = Preview['blocks'][number];
type Parts = Extract<Block, { readonly kind: 'paragraph' }>['parts'];

/**
 * Shows a mail as its receivers would see it, and mails it to the administrator: with typed texts that are not saved.
 */
export function MailTrial({
  name,
  language,
  subject,
  body,
}: {
  readonly name: MailTemplateName;
  readonly language: Locale;
  readonly subject: string;
  readonly body: string;
}) {
  const t = useText();
  const errorText = useErrorText();
  const { api } = useKernel();
  const mail = { name, language, subject, body };
  const preview = useMutation({
    mutationFn: (shown: typeof mail) =>
      api.call('POST mailer/template/preview', shown, { quiet: true }),
    // Of a trial only the last outcome is told.
    onMutate: () => test.reset(),
  });
  // A preview belongs to the text that it was made of.
  const isCurrent = preview.variables?.subject === subject && preview.variables.body === body;
  const test = useMutation({
    mutationFn: () => api.call('POST mailer/template/test', mail, { quiet: true }),
    onMutate: () => {
      if (preview.isError) preview.reset();
    },
  });
  const failure = preview.error ?? test.error;
  return (
    <section aria-labelledby="mail-trial" className="mail-trial">
      <h2 id="mail-trial">{t('words.tryOut')}</h2>
      <div className="buttons">
        <Button size="compact" busy={preview.isPending} onClick={() => preview.mutate(mail)}>
          {t('words.preview')}
        </Button>
        <Button size="compact" busy={test.isPending} onClick={() => test.mutate()}>
          {t('mails.test')}
        </Button>
      </div>
      {failure !== null && <Notice tone="bad" role="alert" title={errorText(failure)} />}
      {test.data && (
        <Notice tone="ok" role="status" title={t('mails.testSent', { to: test.data.to })} />
      )}
      {isCurrent && preview.data && <MailPreview mail={preview.data} language={language} />}
    </section>
  );
}

function MailPreview({ mail, language }: { readonly mail: Preview; readonly language: Locale }) {
  const t = useText();
  const lang = toLanguageTag(language);
  return (
    <>
      <article className="mail-preview" lang={lang} aria-label={t('words.preview')}>
        <h3>{mail.subject}</h3>
        {mail.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a preview never change places
          <MailBlock key={index} block={block} />
        ))}
      </article>
      <details>
        <summary>{t('mails.plainText')}</summary>
        <pre className="mail-plain" lang={lang}>
          {mail.text}
        </pre>
      </details>
    </>
  );
}

function MailBlock({ block }: { readonly block: Block }) {
  return block.kind === 'paragraph' ? (
    <p>
      <MailParts parts={block.parts} />
    </p>
  ) : (
    <ul>
      {block.items.map((parts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a preview never change places
        <li key={index}>
          <MailParts parts={parts} />
        </li>
      ))}
    </ul>
  );
}

/** A link is shown, as a button where nothing stands beside it, and leads nowhere: its address is made up. */
function MailParts({ parts }: { readonly parts: Parts }) {
  const look = parts.length === 1 ? 'mail-button' : 'mail-link';
  return parts.map((part, index) => {
    const key = `${index} ${part.kind}`;
    if (part.kind === 'strong') return <strong key={key}>{part.text}</strong>;
    if (part.kind === 'link') {
      return (
        <span key={key} className={look} title={part.url}>
          {part.text}
        </span>
      );
    }
    return <Fragment key={key}>{part.text}</Fragment>;
  });
}
