type Words = {
  readonly buffer: ArrayBufferLike;
  readonly byteOffset: number;
  readonly byteLength: number;
  readonly BYTES_PER_ELEMENT: number;
};

/**
 * The bytes of a typed array, sorted by their place in the element: first bytes of all elements, then second bytes …
 * Neighbouring numbers share their high bytes, so a compressor finds long runs. Little-endian, as all our machines.
 */
export function toPlanes(words: Words): Uint8Array {
  const bytes = new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
  const width = words.BYTES_PER_ELEMENT;
  const planes = new Uint8Array(bytes.length);
  const count = bytes.length / width;
  for (let n = 0; n < count; n++) {
    for (let plane = 0; plane < width; plane++) {
      planes[plane * count + n] = bytes[n * width + plane] ?? 0;
    }
  }
  return planes;
}

/** The bytes of the array that `toPlanes` was given, with `width` bytes an element. */
export function fromPlanes(planes: Uint8Array, width: number): ArrayBuffer {
  const bytes = new Uint8Array(planes.length);
  const count = planes.length / width;
  for (let n = 0; n < count; n++) {
    for (let plane = 0; plane < width; plane++) {
      bytes[n * width + plane] = planes[plane * count + n] ?? 0;
    }
  }
  return bytes.buffer;
}
