import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';
import {
  ATTACHMENT_FORM_BYTES,
  ATTACHMENT_NAME_LENGTH,
  ATTACHMENT_TYPES,
  type AttachmentType,
} from './limits.ts';

/** Name of a file as the user gave it: no path, no control character. */
export const FileName = z
  .string()
  .min(1)
  .max(ATTACHMENT_NAME_LENGTH)
  .regex(
    /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ()_.,+&'-]*$/u,
    "letters, digits and ( ) _ - . , + & '",
  );

/**
 * The file that an entity carries, in the data field `ATTACHMENT_FIELD` of classes whose schema has it. Only
 * `eav/entity/setattachment` writes it; the bytes lie under `attachmentKey`.
 */
export const AttachedFile = z.strictObject({
  id: Ref,
  name: FileName,
  contentType: z.string().min(1).max(100),
  /** The size of the file in bytes. */
  size: z.int().min(1).max(ATTACHMENT_FORM_BYTES),
});
export type AttachedFile = z.infer<typeof AttachedFile>;

export const ATTACHMENT_FIELD = 'file';

/**
 * Returns the key under which the file lies. It is bound to the entity, so that no entity can point at another's
 * file.
 */
export const attachmentKey = (entity: string, attachment: string): string =>
  `attachments/${entity}/${attachment}`;

/** Returns the content type, if files of this type may be attached under such a name. */
export function attachmentType(contentType: string, name: string): AttachmentType | undefined {
  const ending = name.toLowerCase().split('.').at(-1);
  return ATTACHMENT_TYPES.find(
    (type) => type.contentType === contentType && type.endings.some((known) => known === ending),
  )?.contentType;
}

/** Returns the key to which a presigned form writes: the file is checked before it is brought to `attachmentKey`. */
export const incomingKey = (entity: string, attachment: string): string =>
  `incoming/${entity}/${attachment}`;
