/** Marks on one letter: UAX #15, stream-safe text, says that no writing needs more. */
export const MARKS_A_LETTER = 30;

/** Marks, and the two letters that become marks when a text is folded (NFKD). */
const MARKS = /[\p{M}\uff9e\uff9f]+/gu;

/**
 * Tells whether more marks follow each other than any writing needs. Sorting such a run takes the square of its
 * length, so ask before a text from outside is normalised or folded.
 */
export function hasTooManyMarks(text: string): boolean {
  for (const [run] of text.matchAll(MARKS)) {
    if (run.length > MARKS_A_LETTER && [...run].length > MARKS_A_LETTER) return true;
  }
  return false;
}
