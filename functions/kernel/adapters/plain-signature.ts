const SEQUENCE = 0x30;
const INTEGER = 0x02;
const NUMBER_BYTES = 32;

/**
 * Returns r and s of an ECDSA signature over P-256, 32 bytes each (RFC 7518, 3.4), out of the DER form in which KMS
 * gives it (RFC 3279, 2.2.3).
 * @throws Error for anything else
 */
export function plainSignature(der: Uint8Array): Uint8Array {
  const plain = new Uint8Array(2 * NUMBER_BYTES);
  let start = 0;
  const take = (wanted: number): number => {
    const [tag, length = 0] = der.subarray(start, start + 2);
    if (tag !== wanted || length > 2 * (NUMBER_BYTES + 3)) throw new Error('This is no signature.');
    start += 2;
    return length;
  };
  take(SEQUENCE);
  for (const end of [NUMBER_BYTES, 2 * NUMBER_BYTES]) {
    const length = take(INTEGER);
    // A number is signed: a leading zero is not its own.
    const bytes = der.subarray(start, start + length);
    const digits = bytes.subarray(Math.max(0, bytes.length - NUMBER_BYTES));
    if (bytes.length !== length || bytes.subarray(0, bytes.length - digits.length).some(Boolean)) {
      throw new Error('This is no signature.');
    }
    plain.set(digits, end - digits.length);
    start += length;
  }
  if (start !== der.length) throw new Error('This is no signature.');
  return plain;
}
