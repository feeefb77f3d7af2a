import type { Context } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';
import { partiesOf } from '#shared/requests/process/standings.ts';
import { uploadClass } from '#shared/uploads/upload.ts';

type SentRequest = { readonly id: string; readonly process: RequestProcess };

/**
 * Ends the protection of a request's files when the request goes: its parties lose the right to read a file, unless
 * another request of theirs has it too.
 */
export async function releaseUploads(
  request: SentRequest,
  context: Pick<Context, 'store' | 'search'>,
): Promise<EntityChange[]> {
  const ids = request.process.attachments.map(({ upload }) => upload);
  const uploads = await context.store.latestOf(uploadClass, ids, { fresh: true });
  const kept = await readersElsewhere(request, new Set(ids), context);
  return uploads.flatMap((entity): EntityChange[] => {
    const upload = entity.data;
    const readers = upload.readers.filter((reader) => kept.get(entity.id)?.has(reader));
    if (readers.length === upload.readers.length) return [];
    return [{ kind: 'update', before: entity, data: { ...upload, readers } }];
  });
}

/** The parties of the other sent requests that each upload is attached to. */
async function readersElsewhere(
  { id, process }: SentRequest,
  uploads: ReadonlySet<string>,
  { store, search }: Pick<Context, 'store' | 'search'>,
): Promise<ReadonlyMap<string, Set<string>>> {
  const readers = new Map<string, Set<string>>();
  if (uploads.size === 0) return readers;
  const others = await eachHitId(search, {
    entityClass: requestProcessClass.name,
    group: 'party',
    keys: partiesOf(process),
    filter: { field: 'agr', comparison: 'eq', value: process.agr },
  });
  const otherIds = [...new Set(others)].filter((other) => other !== id);
  for (const { data: other } of await store.latestOf(requestProcessClass, otherIds)) {
    if (other.status === 'new') continue;
    for (const { upload } of other.attachments) {
      if (!uploads.has(upload)) continue;
      const known = readers.get(upload) ?? new Set();
      readers.set(upload, new Set([...known, ...partiesOf(other)]));
    }
  }
  return readers;
}
