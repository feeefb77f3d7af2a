export { deleteUnused } from './delete-unused.ts';
export { referringShards } from './referring-shards.ts';
export { namedUses, usesOf } from './uses-of.ts';
