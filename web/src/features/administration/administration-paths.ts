import type { ScreenClassName } from '#shared/class-screens.ts';

/** The path of the administration's home. */
export const ADMINISTRATION = '/manage';

/** The path of the product's labels, by language. */
export const LABELS = `${ADMINISTRATION}/i18nlabels`;

/** The path of the texts of mails, by language. */
export const MAILS = `${ADMINISTRATION}/mails`;

/** The path of the jobs that failed. */
export const JOBS = `${ADMINISTRATION}/jobs`;

export const listPath = (type: ScreenClassName): string => `${ADMINISTRATION}/${type}`;
/** Returns the path of one entry of a class; `new` for the form of another one. */
export const entryPath = (type: ScreenClassName, id: string): string => `${listPath(type)}/${id}`;
