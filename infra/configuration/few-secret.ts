/** A secret that only few functions may read, beside that of all handlers. */
export type FewSecret = 'signing' | 'digests' | 'registers';
