/** The rows that an act was done to, and those that it was refused for, each with the reason. */
export type ActResult<R> = {
  readonly done: readonly R[];
  readonly refused: readonly { readonly row: R; readonly error: unknown }[];
  /** The act's own words for how many rows were changed; by default the words of every table. */
  readonly title?: string;
  /** Further words of the act. */
  readonly texts?: readonly string[];
  /** Takes back what was done. */
  readonly undo?: () => void;
};

/**
 * Applies an act to each row by itself, in their order, until it is stopped: a row that is refused does not hold up the
 * others.
 */
export async function eachRow<R>(
  rows: readonly R[],
  act: (row: R) => Promise<unknown>,
  onProgress: (count: number) => void,
  isStopped: () => boolean,
): Promise<ActResult<R>> {
  const done: R[] = [];
  const refused: { readonly row: R; readonly error: unknown }[] = [];
  for (const row of rows) {
    if (isStopped()) break;
    try {
      await act(row);
      done.push(row);
    } catch (error) {
      refused.push({ row, error });
    }
    onProgress(done.length + refused.length);
  }
  return { done, refused };
}
