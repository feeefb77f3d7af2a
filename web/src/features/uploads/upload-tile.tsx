import { useQuery } from '@tanstack/react-query';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';

/** Bytes of the largest picture that is loaded as a thumbnail. */
const THUMBNAIL_BYTES = 500_000;

/** Shows a small picture, or the ending of the file where there is none. The facts beside it say the same in words. */
export function UploadTile({ upload: { id, rev, data } }: { readonly upload: EntityOf<'upload'> }) {
  const { api } = useKernel();
  const { file } = data;
  const isPicture = file?.contentType.startsWith('image/') && file.size <= THUMBNAIL_BYTES;
  const picture = useQuery({
    queryKey: ['attachment', id, rev],
    queryFn: ({ signal }) =>
      api.call('GET eav/entity/getattachment', { id }, { signal, quiet: true }),
    enabled: isPicture === true,
    retry: false,
  }).data;
  return (
    <div className="upload-tile" aria-hidden="true">
      {picture ? (
        <img src={picture.url} alt="" loading="lazy" />
      ) : (
        <span>{file?.name.split('.').at(-1)?.toUpperCase() ?? '?'}</span>
      )}
    </div>
  );
}
