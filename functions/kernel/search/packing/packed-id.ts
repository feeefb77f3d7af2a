/** The words (32 bits, big end first) of one packed id. */
export const ID_WORDS = 4;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The packed ids in ascending order, `ID_WORDS` words each. The order of words is the order of the texts. */
export type PackedIds = Uint32Array;

/** The words of a UUID in lower case; undefined for any other text. */
export function packId(id: string): PackedIds | undefined {
  if (!UUID.test(id)) return undefined;
  const hex = id.replaceAll('-', '');
  return Uint32Array.from({ length: ID_WORDS }, (_, n) =>
    Number.parseInt(hex.slice(n * 8, n * 8 + 8), 16),
  );
}

export function idAt(ids: PackedIds, row: number): string {
  for (let n = 0; n < ID_WORDS; n++) shown.writeUInt32BE(ids[row * ID_WORDS + n] ?? 0, n * 4);
  const hex = shown.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The room for one id while it is written out. */
const shown = Buffer.alloc(ID_WORDS * 4);

/** Returns a number below, at or above zero, as comparing the texts does. */
export function compareIds(a: PackedIds, rowA: number, b: PackedIds, rowB: number): number {
  for (let n = 0; n < ID_WORDS; n++) {
    const wordA = a[rowA * ID_WORDS + n] ?? 0;
    const wordB = b[rowB * ID_WORDS + n] ?? 0;
    if (wordA !== wordB) return wordA < wordB ? -1 : 1;
  }
  return 0;
}

/** Returns the first row with an id not below `id`; the number of rows when there is none. */
export function lowerRow(ids: PackedIds, id: PackedIds): number {
  let low = 0;
  let high = ids.length / ID_WORDS;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareIds(ids, middle, id, 0) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The row with this id, -1 when there is none. */
export function rowOfId(ids: PackedIds, id: PackedIds): number {
  const row = lowerRow(ids, id);
  return row * ID_WORDS < ids.length && compareIds(ids, row, id, 0) === 0 ? row : -1;
}
