/** Returns the choice after an entry of a list was chosen, or is so no more. */
export function withChosen(
  chosen: readonly string[],
  one: string,
  isChosen: boolean,
): readonly string[] {
  return isChosen ? [...chosen, one] : chosen.filter((other) => other !== one);
}
