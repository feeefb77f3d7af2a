import type { ScreenClassName } from '#shared/class-screens.ts';

/** Where the administration begins. */
export const ADMINISTRATION = '/manage';

/** The labels of the product, by language. */
export const LABELS = `${ADMINISTRATION}/i18nlabels`;

/** The texts of mails, by language. */
export const MAILS = `${ADMINISTRATION}/mails`;

/** The jobs that failed. */
export const JOBS = `${ADMINISTRATION}/jobs`;

/** The list of a class. */
export const listPath = (type: ScreenClassName): string => `${ADMINISTRATION}/${type}`;
/** One entry of a class; `new` for the form of another one. */
export const entryPath = (type: ScreenClassName, id: string): string => `${listPath(type)}/${id}`;
