/** Bytes of a file in a data URI: its base64 fits into `DATA_URI_BODY_BYTES`. */
export const ATTACHMENT_BYTES = 4_000_000;
/** Bytes of a file sent by a presigned form. */
export const ATTACHMENT_FORM_BYTES = 10_000_000;
export const ATTACHMENT_NAME_LENGTH = 200;
export const CHANGESET_LENGTH = 200;
/** The limit of deletions by one account: each stands for minutes where every save looks (`closed-entities.ts`). */
export const DELETIONS = { per: 'account', count: 60, seconds: 300 } as const;
/** Entities of one `admin/loadEntities`. */
export const ENTITIES_A_CALL = 200;

/** Referring entities of each class that are named. */
export const NAMED_USES = 10;

/** Classes whose entities may refer to one entity: more than there are entity classes. */
export const USING_CLASSES = 50;

/** Effects of a change that are told: each country or animal kind may have some. */
export const EFFECTS_A_CHANGE = 500;

/** Gaps of a country that are told: each request package may be one. */
export const GAPS_OF_COUNTRY = 200;

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
