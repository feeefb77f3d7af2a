const GROUP_LENGTHS = [3, 3, 4] as const;

/** Returns the normal form in which control numbers are compared and unique: letters and digits, upper case. */
export function normalControlNumber(typed: string): string {
  return typed
    .normalize('NFC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Returns a control number as people read it: ten digits in groups of 3-3-4 (specification section 3), anything else
 * as it was written.
 */
export function formatControlNumber(controlNumber: string): string {
  const digits = normalControlNumber(controlNumber);
  if (!/^\d{10}$/.test(digits)) return controlNumber;
  let at = 0;
  return GROUP_LENGTHS.map((length) => {
    const group = digits.slice(at, at + length);
    at += length;
    return group;
  }).join('-');
}
