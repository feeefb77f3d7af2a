/** A number as whole digits and how many of them stand after the point: 0.57 is `57` and 2. */
type Decimal = { readonly digits: bigint; readonly places: number };

/**
 * Returns the product of numbers as it is reckoned on paper: 0.57 × 100 is 57, which binary fractions miss. Beyond the
 * largest number it is infinite, as with `*`.
 */
export function decimalProduct(a: number, b: number): number {
  if (!Number.isFinite(a) || !Number.isFinite(b)) return a * b;
  const [left, right] = [decimalOf(a), decimalOf(b)];
  return numberOf({ digits: left.digits * right.digits, places: left.places + right.places });
}

/** Returns the sum of numbers as it is reckoned on paper: 0.1 + 0.2 is 0.3; with one that is not finite as `+` has it. */
export function decimalSum(...numbers: readonly number[]): number {
  if (!numbers.every(Number.isFinite)) return numbers.reduce((sum, number) => sum + number, 0);
  const decimals = numbers.map(decimalOf);
  const places = Math.max(...decimals.map((decimal) => decimal.places));
  const aligned = decimals.map(
    (decimal) => decimal.digits * 10n ** BigInt(places - decimal.places),
  );
  return numberOf({ digits: aligned.reduce((sum, digits) => sum + digits, 0n), places });
}

function decimalOf(number: number): Decimal {
  const [mantissa = '', exponent = '0'] = String(number).split('e');
  const [whole = '', part = ''] = mantissa.split('.');
  return { digits: BigInt(whole + part), places: part.length - Number(exponent) };
}

const numberOf = ({ digits, places }: Decimal): number => Number(`${digits}e${-places}`);
