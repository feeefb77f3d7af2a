import type { EntityChange, EntityStore } from '#functions/kernel/store/entity-store.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { UPLOAD_READERS } from '#shared/uploads/limits.ts';
import { uploadClass } from '#shared/uploads/upload.ts';

/**
 * Returns the changes that let an office read the files of a request; a file with too many readers loses the former
 * authority.
 */
export async function filesReadableBy(
  store: Pick<EntityStore, 'latestOf'>,
  { attachments, aut: old }: RequestProcess,
  office: string,
): Promise<EntityChange[]> {
  const ids = attachments.map(({ upload }) => upload);
  const uploads = ids.length === 0 ? [] : await store.latestOf(uploadClass, ids, { fresh: true });
  return uploads.flatMap((before) => {
    const upload = before.data;
    if (upload.owner === office || upload.readers.includes(office)) return [];
    const isFull = upload.readers.length >= UPLOAD_READERS;
    const others = isFull ? upload.readers.filter((reader) => reader !== old) : upload.readers;
    const readers = [...others, office].slice(0, UPLOAD_READERS);
    return [{ kind: 'update', before, data: { ...upload, readers } }];
  });
}
