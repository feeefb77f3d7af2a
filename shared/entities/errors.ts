import { defineErrors } from '#shared/kernel/app-error.ts';

export const entityErrors = defineErrors('entities', {
  notFound: { status: 404, message: 'This entry does not exist.' },
  deleted: { status: 404, message: 'This entry was deleted.' },
  /** `details[0]` is `{path: 'rev', …, id, currentRev}`. */
  revConflict: {
    status: 409,
    message: 'Someone else has changed this entry in the meantime.',
  },
  /** `details[0].path` names the field. */
  notUnique: { status: 409, message: 'This value is already used by another entry.' },
  /** Other saves came before this one again and again; nothing was written. */
  busy: { status: 409, message: 'This entry is being changed by others. Please try again.' },
  /**
   * `details[]` are `{path: 'id', …, entityclass, count, entries: {id, label}[]}`: the entries that refer to this
   * one.
   */
  inUse: { status: 422, message: 'This entry is in use and cannot be deleted.' },
  saveTooLarge: { status: 413, message: 'This change is too large to be saved at once.' },
  unknownClass: { status: 400, message: 'There is no entity class with this name.' },
  unknownAttribute: { status: 404, message: 'The entity class has no attribute with this name.' },
  /** `details[].path` names the field. */
  unknownReference: { status: 400, message: 'An entry that is referred to does not exist.' },
  /** `details[].path` names the field. */
  fieldNotYours: { status: 403, message: 'Your role may not set this field.' },
  badCursor: { status: 400, message: 'This page does not exist.' },
  noAttachments: { status: 400, message: 'Entries of this class carry no attachment.' },
  attachmentNotFound: { status: 404, message: 'upload not found' },
  invalidDataUri: { status: 400, message: 'invalid data-uri' },
  attachmentTooLarge: { status: 413, message: 'The file is too large.' },
  wrongAttachmentType: { status: 400, message: 'Files of this type are not accepted.' },
  /** The bytes are not what the content type says. */
  wrongAttachmentContent: {
    status: 400,
    message: 'The content of the file does not fit its type.',
  },
});
