import type { ComponentType } from 'react';
import type { Locale } from '#shared/kernel/locale.ts';
import type { InputControl } from '../input-control.ts';
import type { ReadText, Writing } from '../input-value.ts';

/**
 * The parts of a type of fields on a screen: its control, and the way in which a stored text is written into it and
 * read from it.
 */
export type InputTypeParts = {
  readonly Control: ComponentType<InputControl>;
  readonly write: (stored: string, writing: Writing) => string;
  /** Reads a text that is not empty. */
  readonly read: (typed: string, locale: Locale) => ReadText;
};

/** A text that is stored as it was typed. */
export const asTyped: Pick<InputTypeParts, 'write' | 'read'> = {
  write: (stored) => stored,
  read: (typed) => ({ value: typed }),
};
