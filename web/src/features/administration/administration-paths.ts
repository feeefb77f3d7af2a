import type { ScreenClassName } from '#shared/class-screens.ts';

/** Where the administration begins. */
export const ADMINISTRATION = '/manage';

/** The list of a class. */
export const listPath = (type: ScreenClassName): string => `${ADMINISTRATION}/${type}`;
/** One entry of a class; `new` for the form of another one. */
export const entryPath = (type: ScreenClassName, id: string): string => `${listPath(type)}/${id}`;
