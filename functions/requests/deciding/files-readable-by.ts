import type { World } from '#functions/kernel/context.ts';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import { keepReadersElsewhere } from '#functions/requests/process/keep-readers-elsewhere.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { partiesOf } from '#shared/requests/process/standings.ts';
import { UPLOAD_READERS } from '#shared/uploads/limits.ts';
import { uploadClass } from '#shared/uploads/upload.ts';

type MovedRequest = {
  readonly id: string;
  /** The request as it is saved now. */
  readonly process: RequestProcess;
  /** The authority that had it until now. */
  readonly former?: string;
};

/**
 * Returns the changes that let an office read the files of a request. Of a file with too many readers it takes the
 * place of one without a sent request that has the file, the former authority before others. Where all have one, the
 * file stays with them.
 */
export async function filesReadableBy(
  world: Pick<World, 'store' | 'search'>,
  { id, process, former }: MovedRequest,
  office: string,
): Promise<EntityChange[]> {
  const ids = process.attachments.map(({ upload }) => upload);
  const found =
    ids.length === 0 ? [] : await world.store.latestOf(uploadClass, ids, { fresh: true });
  const uploads = found.filter(
    ({ data: { owner, readers } }) => owner !== office && !readers.includes(office),
  );
  const full = uploads.filter(({ data }) => data.readers.length >= UPLOAD_READERS);
  const parties = new Set(partiesOf(process));
  const free = new Map(
    full.map(({ id, data }) => [
      id,
      new Set(data.readers.filter((reader) => !parties.has(reader))),
    ]),
  );
  await keepReadersElsewhere(id, free, world);
  return uploads.flatMap((before): EntityChange[] => {
    const upload = before.data;
    const leaving = free.get(before.id) ?? new Set();
    const [first] = leaving;
    const left = former !== undefined && leaving.has(former) ? former : first;
    const readers = [...upload.readers.filter((reader) => reader !== left), office];
    if (readers.length > UPLOAD_READERS) return [];
    return [{ kind: 'update', before, data: { ...upload, readers } }];
  });
}
