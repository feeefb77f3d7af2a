import type { Context } from '#functions/kernel/context.ts';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import { keepReadersElsewhere } from '#functions/requests/process/keep-readers-elsewhere.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { uploadClass } from '#shared/uploads/upload.ts';

type SentRequest = { readonly id: string; readonly process: RequestProcess };

/**
 * Ends the protection of a request's files when the request goes: its parties lose the right to read a file, unless
 * another request has it too of which they read the files.
 */
export async function releaseUploads(
  request: SentRequest,
  context: Pick<Context, 'store' | 'search'>,
): Promise<EntityChange[]> {
  const ids = request.process.attachments.map(({ upload }) => upload);
  const uploads = await context.store.latestOf(uploadClass, ids, { fresh: true });
  const lost = new Map(uploads.map(({ id, data }) => [id, new Set(data.readers)]));
  await keepReadersElsewhere(request.id, lost, context);
  return uploads.flatMap((entity): EntityChange[] => {
    const upload = entity.data;
    const readers = upload.readers.filter((reader) => !lost.get(entity.id)?.has(reader));
    if (readers.length === upload.readers.length) return [];
    return [{ kind: 'update', before: entity, data: { ...upload, readers } }];
  });
}
