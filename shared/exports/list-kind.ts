/** The kinds of rows that lists outside of the administration export. */
export const LIST_KINDS = ['requests', 'customers', 'accounts', 'offers'] as const;
