import { Icon } from '#web/components/icon.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useMegabytes } from '../use-megabytes.ts';
import type { Request } from '../use-request.ts';

/** The files of a request. Each is fetched by a link that the server makes when it is asked for. */
export function AttachmentList({ request }: { readonly request: Request }) {
  const t = useText();
  const { api } = useKernel();
  const megabytes = useMegabytes();
  const { attachments } = request.data;
  const download = async (id: string) => {
    // A failure is told by the notification that every failed call brings.
    const file = await api.call('GET eav/entity/getattachment', { id }).catch(() => null);
    if (file) window.location.assign(file.url);
  };
  return (
    <section aria-labelledby="attachments">
      <h2 id="attachments">{t('requests.attachments')}</h2>
      {attachments.length === 0 ? (
        <p className="muted">{t('requests.attachmentsNone')}</p>
      ) : (
        <>
          <p className="print-only">{t('requests.attachmentsOnPaper')}</p>
          <ul className="plain attachment-rows">
            {attachments.map(({ upload, name, size }) => (
              <li key={upload} className="attachment-row">
                <button type="button" className="link-button" onClick={() => download(upload)}>
                  <Icon name="download" /> {name}
                </button>
                <span className="muted small">{megabytes(size)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
