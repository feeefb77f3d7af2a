import type { ReactNode } from 'react';
import type { ActResult } from './each-row.ts';

/** Rows that an act is done to at once: each is a call of its own. */
export const ROWS_AN_ACT = 200;

/** An act on several rows that its reader was asked about. */
export type AskedAct<R> = {
  readonly rows: readonly R[];
  readonly onDone: (result: ActResult<R>) => void;
  readonly onClose: () => void;
};

/** An act on the selected rows of a list. */
export type TableAct<R> = {
  readonly name: string;
  /** The words on the act's button, with the count of its rows. */
  readonly label: string;
  /** The selected rows that the act concerns. */
  readonly rows: readonly R[];
  /** Rows that the act is done to at once, where that is fewer than usual. */
  readonly most?: number;
  /** Shows the dialog that tells what the act changes, and does it. */
  readonly ask: (asked: AskedAct<R>) => ReactNode;
};
