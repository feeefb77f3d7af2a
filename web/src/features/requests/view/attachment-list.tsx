import { useText } from '#web/i18n/text-provider.tsx';
import { useMegabytes } from '../use-megabytes.ts';
import type { Request } from '../use-request.ts';
import { AttachmentLink } from './attachment-link.tsx';

export function AttachmentList({ request }: { readonly request: Request }) {
  const t = useText();
  const megabytes = useMegabytes();
  const { attachments } = request.data;
  return (
    <section aria-labelledby="attachments">
      <h2 id="attachments">{t('words.attachments')}</h2>
      {attachments.length === 0 ? (
        <p className="muted">{t('requests.attachmentsNone')}</p>
      ) : (
        <>
          <p className="print-only">{t('requests.attachmentsOnPaper')}</p>
          <ul className="plain attachment-rows">
            {attachments.map(({ upload, name, size }) => (
              <li key={upload} className="attachment-row">
                <AttachmentLink upload={upload} name={name} />
                <span className="muted small">{megabytes(size)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
