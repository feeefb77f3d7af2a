import { CONTENT_LENGTH } from '#shared/content/limits.ts';
import { BODY_BYTES } from '#shared/kernel/endpoint.ts';
import type { InputSize } from '#shared/kernel/input-size.ts';

/** One file in a data URI: base64 of this fits into `DATA_URI_BODY_BYTES`. */
export const ATTACHMENT_BYTES = 4_000_000;
/** One file by a presigned form. */
export const ATTACHMENT_FORM_BYTES = 10_000_000;
export const ATTACHMENT_NAME_LENGTH = 200;
export const CHANGESET_LENGTH = 200;
/** Of the data of an entity, whatever its class: the longest text is a content page's. */
export const DATA_SIZE: InputSize = {
  textLength: CONTENT_LENGTH,
  values: 30_000,
  bytes: BODY_BYTES,
};
/** Entities of one `admin/loadEntities`. */
export const ENTITIES_A_CALL = 200;

/** Of the entities that use another one, how many of each class are named. */
export const NAMED_USES = 10;

/** More than there are entity classes. */
export const USING_CLASSES = 50;

/** Effects of a change that are told: each country or animal kind may have some. */
export const EFFECTS_A_CHANGE = 500;

/** The types of files that may be attached, and the endings of their names. No SVG: it can carry script. */
export const ATTACHMENT_TYPES = [
  { contentType: 'image/png', endings: ['png'] },
  { contentType: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  { contentType: 'image/webp', endings: ['webp'] },
  { contentType: 'application/pdf', endings: ['pdf'] },
  {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    endings: ['xlsx'],
  },
  { contentType: 'application/vnd.ms-excel', endings: ['xls'] },
  { contentType: 'text/csv', endings: ['csv'] },
] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number]['contentType'];
