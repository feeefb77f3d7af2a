export { makePlanEntity, makeWriteEntity } from './make-write-entity.ts';
export type { Writing } from './resolve-writing.ts';
