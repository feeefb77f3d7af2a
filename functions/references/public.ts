export { deleteUnused } from './delete-unused.ts';
export { planDeletions } from './plan-deletions.ts';
export { referringShards } from './referring-shards.ts';
export { namedUses, usesOf } from './uses-of.ts';
