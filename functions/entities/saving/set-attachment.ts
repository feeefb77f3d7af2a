import { entityRules } from '#functions/entity-rules.ts';
import { checkType, readDataUri } from '#functions/kernel/attachments/check-attachment.ts';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import {
  ATTACHMENT_FIELD,
  type AttachedFile,
  attachmentKey,
  incomingKey,
} from '#shared/entities/attached-file.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Input } from '#shared/kernel/endpoint.ts';
import { attributesOf } from '../class/attributes-of.ts';
import { requireEntityClass } from '../class/require-entity-class.ts';
import { writeEntity } from './write-entity.ts';

type Attachment = Input<typeof entityEndpoints.setAttachment>['attachment'];

export const setAttachment: Implementation<typeof entityEndpoints.setAttachment> = async (
  { id, rev, attachment },
  context,
) => {
  await checkCarriesFile(id, context);
  const { name, contentType } = attachment;
  const type = checkType(attachment);
  const attachmentId = context.newId();
  const bytes = 'data' in attachment ? readDataUri(type, attachment.data) : undefined;
  const file = { id: attachmentId, name, contentType, size: bytes?.length ?? sizeOf(attachment) };
  const patch = { [ATTACHMENT_FIELD]: file satisfies AttachedFile };
  const entity = await writeEntity(
    {
      writing: { kind: 'patch', id, rev, patch, granted: [ATTACHMENT_FIELD] },
      changeset: 'attachment',
      beforeSave: async ({ entityclass, data }) => {
        if (bytes === undefined) return;
        entityRules[entityclass]?.checkFile?.({ data, bytes });
        await context.files.put(attachmentKey(id, attachmentId), contentType, bytes);
      },
    },
    context,
  );
  if (bytes) return entity;
  const key = incomingKey(id, attachmentId);
  return { ...entity, upload: await context.files.uploadForm(key, contentType, file.size) };
};

async function checkCarriesFile(id: string, { rows }: Context): Promise<void> {
  const { full } = await rows.get(id);
  const attributes = attributesOf(requireEntityClass(full.entityclass));
  if (!attributes.some((attribute) => attribute.externalid === `${ATTACHMENT_FIELD}.contentType`)) {
    throw new AppError(entityErrors.noAttachments);
  }
}

const sizeOf = (attachment: Attachment): number => ('size' in attachment ? attachment.size : 0);
