/** What few functions may read, each kind in a secret of its own beside that of all handlers. */
export type FewSecret = 'signing' | 'digests' | 'registers';
