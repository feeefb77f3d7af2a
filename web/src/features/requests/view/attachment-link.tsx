import { Icon } from '#web/components/icon.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';

/** Fetches a file of a request, by a link that the server makes when it is asked for. */
export function AttachmentLink({
  upload,
  name,
}: {
  readonly upload: string;
  readonly name: string;
}) {
  const { api } = useKernel();
  const download = async () => {
    // A failure is told by the notification that every failed call brings.
    const file = await api.call('GET eav/entity/getattachment', { id: upload }).catch(() => null);
    if (file) window.location.assign(file.url);
  };
  return (
    <button type="button" className="link-button" onClick={download}>
      <Icon name="download" /> {name}
    </button>
  );
}
