import type { Locale } from '#shared/kernel/locale.ts';
import type { Formats } from '#web/i18n/formats.ts';

/** The content of a control: numbers and days as they were typed, so that nothing is lost while typing. */
export type Typed = string | boolean | readonly string[];
/** The value that is checked and sent. */
export type InputValue = string | number | boolean | string[];

export type Unreadable = 'inputs.error.number' | 'inputs.error.ambiguous' | 'words.dayWrong';
/** A text that was read; a text that is neither a number nor a day has a problem. */
export type ReadText = { readonly value: InputValue | null; readonly problem?: Unreadable };
/** The language and formats in which values are written as a person types them. */
export type Writing = Pick<Formats, 'day'> & { readonly locale: Locale };
