export { deleteUnused } from './delete-unused.ts';
export { namedUses, usesOf } from './uses-of.ts';
