import type { World } from '#functions/kernel/context.ts';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import { keepReadersElsewhere } from '#functions/requests/process/keep-readers-elsewhere.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { partiesOf } from '#shared/requests/process/standings.ts';
import { UPLOAD_READERS } from '#shared/uploads/limits.ts';
import { type Upload, uploadClass } from '#shared/uploads/upload.ts';

/** A request that one more office reads. */
export type MovedRequest = {
  readonly id: string;
  /** The request as it is saved now. */
  readonly process: RequestProcess;
  /** The office in whose place the other one reads it: the authority that had it, or the office above. */
  readonly former?: string;
};

/**
 * Returns the changes that let an office read the files of a request, in place of the former one. Of a file with too
 * many readers it takes the place of one without a sent request that has the file, the former office before others.
 * Where another sent request of a reader has the file, the file stays with them.
 */
export async function filesReadableBy(
  world: Pick<World, 'store' | 'search'>,
  { id, process, former }: MovedRequest,
  office: string,
): Promise<EntityChange[]> {
  const ids = process.attachments.map(({ upload }) => upload);
  const uploads =
    ids.length === 0 ? [] : await world.store.latestOf(uploadClass, ids, { fresh: true });
  const isNew = ({ owner, readers }: Upload) => owner !== office && !readers.includes(office);
  const mayLeave = (upload: Upload) => {
    const isFull = isNew(upload) && upload.readers.length >= UPLOAD_READERS;
    return upload.readers.filter((reader) => isFull || reader === former);
  };
  const parties = new Set(partiesOf(process));
  const free = new Map(
    uploads.map(({ id, data }) => [
      id,
      new Set(mayLeave(data).filter((reader) => !parties.has(reader))),
    ]),
  );
  await keepReadersElsewhere(id, free, world);
  return uploads.flatMap((before): EntityChange[] => {
    const upload = before.data;
    const leaving = free.get(before.id) ?? new Set();
    const [first] = leaving;
    const left = former !== undefined && leaving.has(former) ? former : first;
    const added = isNew(upload) ? [office] : [];
    const readers = [...upload.readers.filter((reader) => reader !== left), ...added];
    const isSame = left === undefined && added.length === 0;
    if (isSame || readers.length > UPLOAD_READERS) return [];
    return [{ kind: 'update', before, data: { ...upload, readers } }];
  });
}
