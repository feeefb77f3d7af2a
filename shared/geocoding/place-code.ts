/**
 * Returns a postal code as searches compare it: capitals and digits, without the country mark that some put before it
 * (`L-4970` and `L4970` → `4970`, `NL 9401 AB` → `9401AB`, `624 66` → `62466`).
 */
export function placeCode(code: string): string {
  return code
    .toUpperCase()
    .replace(/^[A-Z]{1,2}-/, '')
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^(?:CRO|[A-Z]{1,2})(?=\d{4,6}$|\d{4}[A-Z]{2}$)/, '')
    .replace(/^(?:GB|UK|IE|IRL)(?=[A-Z]{1,2}\d)/, '');
}

/** A whole British code, as no other country has them. */
const WHOLE_BRITISH = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/;
const INWARD_CHARACTERS = 3;

/**
 * Returns the district of a whole British code (`IV2` of `IV21AA`, which is not in `IV21`): its last part is always a
 * digit and two letters. Every other code is given back as `placeCode` does.
 */
export function districtCode(code: string): string {
  const whole = placeCode(code);
  return WHOLE_BRITISH.test(whole) ? whole.slice(0, -INWARD_CHARACTERS) : whole;
}
