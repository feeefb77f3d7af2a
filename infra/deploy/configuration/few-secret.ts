/** A secret that few functions may read, beside the secret of all handlers. */
export type FewSecret = 'signing' | 'digests' | 'registers';
