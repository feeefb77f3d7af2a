import type { World } from '#functions/kernel/context.ts';
import { eachPersonal, REDACTED_AT_ONCE } from '#functions/kernel/each-personal.ts';
import { inParallel } from '#functions/kernel/in-parallel.ts';
import { eachPage } from '#functions/kernel/store/each-page.ts';
import { attachmentKey, incomingKey } from '#shared/entities/attached-file.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import { type Upload, uploadClass } from '#shared/uploads/upload.ts';
import type { UploadDeleted } from '#shared/uploads/upload-deleted.ts';

/** A file name that the rules of uploads allow. */
const NAME = '-';

type RemovalWorld = Pick<World, 'store' | 'search' | 'files'>;

/**
 * Removes the files of all uploads of an owner, of every revision, and the texts of the owner about them. The uploads
 * stay as entities, because offers and requests refer to them; deleted ones are reached, too. Returns their ids. It may
 * run again.
 */
export async function removeUploads(
  world: RemovalWorld,
  owner: string,
): Promise<ReadonlySet<string>> {
  const query = { entityClass: uploadClass.name, group: 'owner', keys: [owner] };
  const removed = new Set<string>();
  for await (const ids of eachPersonal(world, query, owner)) {
    await inParallel(ids, REDACTED_AT_ONCE, async (id) => {
      // The files go first: afterwards nothing would tell their keys.
      await eachFile(world, id, (key) => world.files.erase(key));
      await world.store.redact(uploadClass, id, {
        data: redactedUpload,
        changeset: (changeset) => changeset,
        by: 'system',
      });
      removed.add(id);
    });
  }
  return removed;
}

/**
 * Removes the files of an upload that was deleted, of every revision. The bucket keeps them for a while as old
 * versions, for a restore of the table: an upload that is there again, or still, keeps its files. It may run again.
 */
export async function removeDeletedUpload(
  world: Pick<World, 'store' | 'files'>,
  { deletedUpload: id }: UploadDeleted,
): Promise<void> {
  if (!(await world.store.wasDeleted(id))) return;
  await eachFile(world, id, (key) => world.files.remove(key));
}

async function eachFile(
  { store }: Pick<World, 'store'>,
  id: string,
  remove: (key: string) => Promise<void>,
): Promise<void> {
  const pages = eachPage((cursor: string | undefined) =>
    store.timeline(id, { limit: PAGE_LIMIT, cursor }),
  );
  for await (const { items } of pages) {
    const revisions = await store.revisions(
      uploadClass,
      items.map(({ rev }) => ({ id, rev })),
    );
    const attached = revisions.flatMap(({ data }) => data.file ?? []);
    const keys = attached.flatMap((file) => [attachmentKey(id, file.id), incomingKey(id, file.id)]);
    for (const key of new Set(keys)) await remove(key);
  }
}

function redactedUpload({ category, owner, logo, readers }: Upload): Upload {
  return { name: NAME, category, owner, logo, readers };
}
