import type { PinnedRef } from '#shared/kernel/ref.ts';

/** The pinned revisions of a list; anything else in it is none. */
export function pinsOf(value: unknown): readonly PinnedRef[] {
  return Array.isArray(value) ? value.filter(isPin) : [];
}

function isPin(value: unknown): value is PinnedRef {
  return typeof value === 'object' && value !== null && 'id' in value && 'rev' in value;
}
