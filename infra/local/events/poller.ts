/** A loop that hands events to a worker until it is stopped. */
export type Poller = { readonly stop: () => Promise<void> };
