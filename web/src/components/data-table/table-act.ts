import type { ReactNode } from 'react';
import type { ActResult } from './each-row.ts';

/** Rows that something is done to at once: each is a call of its own. */
export const ROWS_AN_ACT = 200;

/** An act on several rows that its reader was asked about. */
export type AskedAct<R> = {
  readonly rows: readonly R[];
  readonly onDone: (result: ActResult<R>) => void;
  readonly onClose: () => void;
};

/** Something that can be done to the selected rows of a list. */
export type TableAct<R> = {
  readonly name: string;
  /** On its button, with the count of its rows. */
  readonly label: string;
  /** Those of the selected rows that it concerns. */
  readonly rows: readonly R[];
  /** Its own screen tells how it went; the table only keeps selected what was refused. */
  readonly isToldElsewhere?: true;
  /** The dialog that tells what it changes, and does it. */
  readonly ask: (asked: AskedAct<R>) => ReactNode;
};
