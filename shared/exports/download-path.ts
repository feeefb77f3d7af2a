/** The path of a person's exports; mails lead there, so the web keeps this address for ever. */
export const EXPORTS_PATH = '/exports';

/** The hash that loads a file (specification section 2). */
export const downloadHash = (id: string, name: string): string =>
  `#download:${id}/${encodeURIComponent(name)}`;
