import { entityRules } from '#functions/entity-rules.ts';
import { acceptAttachment } from '#functions/kernel/attachments/accept-attachment.ts';
import type { Implementation } from '#functions/kernel/context.ts';
import { attachmentKey } from '#shared/entities/attached-file.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';

export const getAttachment: Implementation<typeof entityEndpoints.getAttachment> = async (
  { id },
  { rows, files },
) => {
  const { full } = await rows.get(id);
  const {
    id: attachment,
    name,
    contentType,
    size,
  } = await acceptAttachment(full, {
    files,
    rule: entityRules[full.entityclass],
  });
  const url = await files.downloadUrl(attachmentKey(id, attachment), name);
  return { url, name, contentType, size };
};
