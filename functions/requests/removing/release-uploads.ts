import type { Context } from '#functions/kernel/context.ts';
import { eachHit } from '#functions/kernel/each-hit.ts';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';
import { partiesOf } from '#shared/requests/process/standings.ts';
import { uploadClass } from '#shared/uploads/upload.ts';

type SentRequest = { readonly id: string; readonly process: RequestProcess };

/**
 * Ends the protection of a request's files when the request goes: its parties lose the right to read a file, unless
 * another request has it too of which they are parties.
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

/**
 * Takes the parties of all other sent requests, whatever their farm, out of the readers that each upload loses. Ends as
 * soon as nobody loses anything: an office may attach the same file to very many requests.
 */
async function keepReadersElsewhere(
  request: string,
  lost: ReadonlyMap<string, Set<string>>,
  { store, search }: Pick<Context, 'store' | 'search'>,
): Promise<void> {
  const left = () => [...lost].flatMap(([id, readers]) => (readers.size > 0 ? [id] : []));
  const uploads = left();
  if (uploads.length === 0) return;
  const pages = eachHit(search, {
    entityClass: requestProcessClass.name,
    group: 'admin',
    keys: ['all'],
    filter: { field: 'attachments.upload', comparison: 'in', value: uploads },
  });
  for await (const page of pages) {
    const others = page.filter((other) => other !== request);
    for (const { data } of await store.latestOf(requestProcessClass, others)) {
      if (data.status === 'new') continue;
      for (const { upload } of data.attachments) {
        for (const party of partiesOf(data)) lost.get(upload)?.delete(party);
      }
    }
    if (left().length === 0) return;
  }
}
