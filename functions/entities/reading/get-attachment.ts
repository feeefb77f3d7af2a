import { entityRules } from '#functions/entity-rules.ts';
import {
  acceptAttachment,
  shownAttachment,
} from '#functions/kernel/attachments/accept-attachment.ts';
import type { Implementation } from '#functions/kernel/context.ts';
import { attachmentKey } from '#shared/entities/attached-file.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';

/** Returns the newest file to its owner, who learns that it did not arrive, and to others what is there. */
export const getAttachment: Implementation<typeof entityEndpoints.getAttachment> = async (
  { id },
  { rows, files, store, who },
) => {
  const { full } = await rows.get(id);
  const acceptance = { files, store, rule: entityRules[full.entityclass] };
  const isOwner = who.account !== null && who.account === full.data.owner;
  const file = await (isOwner
    ? acceptAttachment(full, acceptance)
    : shownAttachment(full, acceptance));
  const { id: attachment, name, contentType, size } = file;
  const url = await files.downloadUrl(attachmentKey(id, attachment), name);
  return { url, name, contentType, size };
};
