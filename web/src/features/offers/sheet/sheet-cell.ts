export type SheetCell = { readonly offer: string; readonly week: string };

/** Returns the id of a cell's element. */
export const cellId = ({ offer, week }: SheetCell): string => `cell-${offer}-${week}`;
