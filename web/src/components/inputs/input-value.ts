import type { Locale } from '#shared/kernel/locale.ts';
import type { Formats } from '#web/i18n/formats.ts';

/** The content of a control: numbers and days as they were typed, so that nothing is lost while typing. */
export type Typed = string | boolean | readonly string[];
/** The value that is checked and sent. */
export type InputValue = string | number | boolean | string[];

export type Unreadable = 'inputs.error.number' | 'inputs.error.ambiguous' | 'inputs.error.day';
/** A text that was read; one that says neither a number nor a day has a problem. */
export type ReadText = { readonly value: InputValue | null; readonly problem?: Unreadable };
/** Needed to write values as a person does. */
export type Writing = Pick<Formats, 'day'> & { readonly locale: Locale };
