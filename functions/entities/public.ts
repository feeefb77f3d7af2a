export { makePlanEntity, makeWriteEntity } from './saving/make-write-entity.ts';
export type { Writing } from './saving/resolve-writing.ts';
