import { ATTACHMENT_TYPES, type AttachmentType } from '#shared/entities/limits.ts';

/** Returns the type by the file's ending: browsers disagree about types. Undefined: such files are not taken. */
export function fileTypeOf({ name }: Pick<File, 'name'>): AttachmentType | undefined {
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  return ATTACHMENT_TYPES.find(({ endings }) => endings.some((known) => known === ending))
    ?.contentType;
}
