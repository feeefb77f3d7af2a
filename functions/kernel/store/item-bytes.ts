/** Returns the size of an item by DynamoDB's limits, bytes: names and values in UTF-8, numbers at their largest. */
export function itemBytes(item: Readonly<Record<string, unknown>>): number {
  return Object.entries(item).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value),
    0,
  );
}

const NUMBER_BYTES = 21;

function valueBytes(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (value instanceof Uint8Array) return value.byteLength;
  return NUMBER_BYTES;
}
