import type { FilterLeaf } from '#shared/kernel/attribute-filter.ts';

/** A range of numbers; both ends are included. */
export type NumberRange = { readonly low: number; readonly high: number };

/** The values that pass a comparison with `wanted`; undefined for comparisons that no single range expresses. */
export function rangeOf(
  comparison: FilterLeaf['comparison'],
  wanted: number,
): NumberRange | undefined {
  switch (comparison) {
    case 'eq':
      return { low: wanted, high: wanted };
    case 'lt':
      return { low: Number.NEGATIVE_INFINITY, high: neighbour(wanted, -1) };
    case 'lte':
      return { low: Number.NEGATIVE_INFINITY, high: wanted };
    case 'gt':
      return { low: neighbour(wanted, 1), high: Number.POSITIVE_INFINITY };
    case 'gte':
      return { low: wanted, high: Number.POSITIVE_INFINITY };
    default:
      return undefined;
  }
}

/** The nearest other number above (1) or below (−1): the bits of doubles count up in the order of their size. */
function neighbour(value: number, direction: 1 | -1): number {
  if (!Number.isFinite(value)) return value;
  if (value === 0) return direction * Number.MIN_VALUE;
  const bits = new BigInt64Array(1);
  const double = new Float64Array(bits.buffer);
  double[0] = value;
  bits[0] = (bits[0] ?? 0n) + BigInt(value > 0 ? direction : -direction);
  return double[0];
}
