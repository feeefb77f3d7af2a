/**
 * Counts the typing errors between two texts: letters left out, added, replaced, or swapped with their neighbour
 * (optimal string alignment, the restricted Damerau–Levenshtein distance). Returns `most + 1` as soon as the count is
 * certain to be above `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(replaced, at(last, j) + 1, at(row, j - 1) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(at(last, b.length), most + 1);
}

const at = (row: readonly number[], index: number): number =>
  row[index] ?? Number.POSITIVE_INFINITY;
