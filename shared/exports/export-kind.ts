import { SCREEN_CLASSES } from '#shared/class-screens.ts';
import { LIST_KINDS } from './list-kind.ts';

/**
 * The kinds of rows that can be exported: those of lists, and each class of the administration by its name. Each is at
 * once the alias of its usual configuration.
 */
export const EXPORT_KINDS = [...LIST_KINDS, ...SCREEN_CLASSES] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** The column of requests that stands for one column of each field of their forms. */
export const ANSWERS_COLUMN = 'answers';
