/** The kinds of rows that can be exported; each is at once the alias of its usual configuration. */
export const EXPORT_KINDS = ['requests'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The column that stands for one column of each field of the request forms. */
export const ANSWERS_COLUMN = 'answers';
