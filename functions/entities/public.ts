export { acceptAttachment } from './accept-attachment.ts';
export { asSeenBy } from './as-seen-by.ts';
export { checkReferences } from './check-references.ts';
export { entitiesReadableBy } from './entities-readable-by.ts';
export { makePlanEntity, makeWriteEntity } from './make-write-entity.ts';
export type { Writing } from './resolve-writing.ts';
