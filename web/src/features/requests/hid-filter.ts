import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';

/**
 * Returns the condition for a typed number of a request, or a part of one, however its groups are kept apart; people say
 * it without the zeros.
 */
export function hidFilter(typed: string): AttributeFilter {
  const dashed = typed.replace(/[^\p{L}\p{N}]+/gu, '-');
  const value = dashed
    .replace(/^([a-z]{2})(?=\d{4})/i, '$1-')
    .replace(/(?<=^|-)(\d{4})(?=\d{6}$)/, '$1-')
    .replace(/(?<=(?:^|-)\d{4}-)[1-9]\d{0,4}$/, (number) => number.padStart(6, '0'));
  return { field: 'hid', comparison: 'contains', value };
}
