import type { PinnedRef } from '#shared/kernel/ref.ts';

/** Returns the pinned revisions of a list; other values in it are left out. */
export function pinsOf(value: unknown): readonly PinnedRef[] {
  return Array.isArray(value) ? value.filter(isPin) : [];
}

function isPin(value: unknown): value is PinnedRef {
  return typeof value === 'object' && value !== null && 'id' in value && 'rev' in value;
}
