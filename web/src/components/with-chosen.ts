/** Returns the choice after an entry of a list was chosen, or its choice was taken back. */
export function withChosen(
  chosen: readonly string[],
  value: string,
  isChosen: boolean,
): readonly string[] {
  return isChosen ? [...chosen, value] : chosen.filter((other) => other !== value);
}
