import { Icon } from '#web/components/icon.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { useFileSize } from '#web/kernel/use-file-size.ts';

/**
 * Shows the files that the supplier shows with the offer; each is fetched by a link that the server makes when asked.
 */
export function OfferFiles({
  uploads,
  heading: Heading = 'h2',
}: {
  readonly uploads: readonly string[];
  readonly heading?: 'h2' | 'h3';
}) {
  const t = useText();
  const fileSize = useFileSize();
  const { api } = useKernel();
  const { items } = useEntitiesById('upload', uploads);
  const files = items.flatMap(({ id, data }) => (data.file ? [{ id, data, file: data.file }] : []));
  if (files.length === 0) return null;
  const download = async (id: string) => {
    // A failure is told by the notification that every failed call brings.
    const attachment = await api.call('GET eav/entity/getattachment', { id }).catch(() => null);
    if (attachment) window.location.assign(attachment.url);
  };
  return (
    <section aria-labelledby="files">
      <Heading id="files">{t('offers.files')}</Heading>
      <ul className="plain offer-files">
        {files.map(({ id, data, file }) => (
          <li key={id}>
            <button type="button" className="link-button" onClick={() => download(id)}>
              <Icon name="download" /> {data.name}
            </button>
            <span className="muted small">
              {[(file.name.split('.').at(-1) ?? '').toUpperCase(), fileSize(file.size)].join(', ')}
            </span>
            {data.notice && <span className="small">{data.notice}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
