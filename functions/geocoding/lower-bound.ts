/** Returns the index of the first of `length` ordered things that is not below the wanted one (binary search). */
export function lowerBound(length: number, isBelow: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBelow(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
