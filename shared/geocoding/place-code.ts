/**
 * Returns a postal code as searches compare it: capitals and digits, without the country mark that some put before it
 * (`L-4970` and `L4970` → `4970`, `624 66` → `62466`).
 */
export function placeCode(code: string): string {
  return code
    .toUpperCase()
    .replace(/^[A-Z]{1,2}-/, '')
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^[A-Z]{1,2}(?=\d{4,5}$)/, '');
}
