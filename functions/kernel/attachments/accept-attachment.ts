import type { World } from '#functions/kernel/context.ts';
import type { AnyEntityRule } from '#functions/kernel/entity-rule.ts';
import {
  ATTACHMENT_FIELD,
  AttachedFile,
  attachmentKey,
  incomingKey,
} from '#shared/entities/attached-file.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { checkType, keptBytes } from './check-attachment.ts';

/** The most tries to replace a file after which the former one is still found. */
const FORMER_REVISIONS = 10;

type Acceptance = Pick<World, 'files'> & { readonly rule: AnyEntityRule | undefined };

/**
 * Returns the file of an entity from its final place. A file from a presigned form is checked and moved there first:
 * the form can be used again for some minutes, and later uploads change nothing any more.
 * @throws AppError `entities.attachmentNotFound`, `entities.wrongAttachmentContent`, and the errors of `rule`,
 * which is that of the class
 */
export async function acceptAttachment(
  { id, data }: Entity,
  { files, rule }: Acceptance,
): Promise<AttachedFile> {
  const file = AttachedFile.safeParse(data[ATTACHMENT_FIELD]).data;
  if (file === undefined) throw new AppError(entityErrors.attachmentNotFound);
  const kept = await keptFile(id, file, { files });
  if (kept) return kept;
  try {
    return await takeIncoming({ id, data }, file, { files, rule });
  } catch (error) {
    // Another reader may have been faster.
    const theirs = await keptFile(id, file, { files });
    if (!theirs) throw error;
    return theirs;
  }
}

/** Returns a file that has its final place, with the size that it has there; undefined where it has none. */
async function keptFile(
  entity: string,
  file: AttachedFile,
  { files }: Pick<World, 'files'>,
): Promise<AttachedFile | undefined> {
  const kept = await files.head(attachmentKey(entity, file.id));
  return kept && { ...file, size: kept.size };
}

/**
 * Returns the file of an entity for who only reads it: while a new one has not arrived, or is refused, that is the
 * former one, so that a replacement takes nothing away.
 * @throws AppError as `acceptAttachment`, where no former file is there either
 */
export async function shownAttachment(
  entity: Entity,
  acceptance: Acceptance & Pick<World, 'store'>,
): Promise<AttachedFile> {
  try {
    return await acceptAttachment(entity, acceptance);
  } catch (error) {
    const former = error instanceof AppError && (await formerFile(entity, acceptance));
    if (!former) throw error;
    return former;
  }
}

/** Returns the newest file of the last revisions that has its final place. */
async function formerFile(
  { id, rev }: Entity,
  { files, store }: Pick<World, 'files' | 'store'>,
): Promise<AttachedFile | undefined> {
  const refs = Array.from({ length: Math.min(rev - 1, FORMER_REVISIONS) }, (_, n) => ({
    id,
    rev: rev - 1 - n,
  }));
  for (const { data } of await store.untyped.revisions(refs)) {
    const file = AttachedFile.safeParse(data[ATTACHMENT_FIELD]).data;
    const kept = file && (await keptFile(id, file, { files }));
    if (kept) return kept;
  }
  return undefined;
}

async function takeIncoming(
  { id, data }: Pick<Entity, 'id' | 'data'>,
  file: AttachedFile,
  { files, rule }: Acceptance,
): Promise<AttachedFile> {
  const incoming = incomingKey(id, file.id);
  const sent = await files.head(incoming);
  if (sent?.size !== file.size) throw new AppError(entityErrors.attachmentNotFound);
  const bytes = keptBytes(checkType(file), await files.get(incoming));
  rule?.checkFile?.({ data, bytes });
  await files.putNew(attachmentKey(id, file.id), file.contentType, bytes);
  await files.remove(incoming);
  return { ...file, size: bytes.length };
}
