/**
 * Returns a number below zero when the item at `a` comes before the one at `b`. Never zero for two different items.
 */
export type Before = (a: number, b: number) => number;

/** The first `wanted` of the items 0 … count − 1 in their order, without sorting the others. */
export function topItems(count: number, wanted: number, compare: Before): number[] {
  if (count <= wanted) return Array.from({ length: count }, (_, item) => item).sort(compare);
  const heap: number[] = []; // of the best so far, the worst on top
  for (let item = 0; item < count; item++) {
    if (heap.length < wanted) {
      heap.push(item);
      siftUp(heap, compare);
    } else if (wanted > 0 && compare(item, heap[0] ?? 0) < 0) {
      heap[0] = item;
      siftDown(heap, compare);
    }
  }
  return heap.sort(compare);
}

function siftUp(heap: number[], compare: Before): void {
  let child = heap.length - 1;
  while (child > 0) {
    const parent = (child - 1) >> 1;
    if (compare(heap[child] ?? 0, heap[parent] ?? 0) <= 0) return;
    swap(heap, child, parent);
    child = parent;
  }
}

function siftDown(heap: number[], compare: Before): void {
  let parent = 0;
  for (;;) {
    const left = 2 * parent + 1;
    const right = left + 1;
    if (left >= heap.length) return;
    const isRightWorse = right < heap.length && compare(heap[right] ?? 0, heap[left] ?? 0) > 0;
    const worse = isRightWorse ? right : left;
    if (compare(heap[worse] ?? 0, heap[parent] ?? 0) <= 0) return;
    swap(heap, parent, worse);
    parent = worse;
  }
}

function swap(heap: number[], a: number, b: number): void {
  const kept = heap[a] ?? 0;
  heap[a] = heap[b] ?? 0;
  heap[b] = kept;
}
