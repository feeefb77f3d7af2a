/** Returns the choice after an entry of a list was chosen, or is so no more. */
export function withChosen(
  chosen: readonly string[],
  value: string,
  isChosen: boolean,
): readonly string[] {
  return isChosen ? [...chosen, value] : chosen.filter((other) => other !== value);
}
