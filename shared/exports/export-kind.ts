/** The kinds of rows that can be exported. */
export const EXPORT_KINDS = ['requests', 'customers', 'accounts', 'offers'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The column of requests that stands for one column of each field of their forms. */
export const ANSWERS_COLUMN = 'answers';
