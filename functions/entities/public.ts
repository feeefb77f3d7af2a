export { againWhenOvertaken } from './again-when-overtaken.ts';
export { checkReferences } from './check-references.ts';
export { makeWriteEntity } from './make-write-entity.ts';
export { readableTo } from './readable-to.ts';
export { settleAttachment } from './settle-attachment.ts';
export { shownTo } from './shown-to.ts';
