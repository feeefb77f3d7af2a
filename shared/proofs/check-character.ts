const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MODULUS = CHARACTERS.length;

/**
 * Returns the check character of a text of digits and capital letters, by the hybrid system MOD 37,36 of ISO 7064: it finds
 * each single wrong character and nearly each pair in the wrong order.
 * @throws Error for any other character
 */
export function checkCharacter(text: string): string {
  let product = MODULUS;
  for (const character of text) {
    const value = CHARACTERS.indexOf(character);
    if (value < 0) throw new Error(`${character} has no check value.`);
    const sum = (product + value) % MODULUS || MODULUS;
    product = (2 * sum) % (MODULUS + 1);
  }
  return CHARACTERS.charAt((MODULUS + 1 - product) % MODULUS);
}
