export type DownloadLink = { readonly id: string; readonly name: string };

const DOWNLOAD = /^#download:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/([^/]+)$/i;

/** Returns the file that a hash names: an id in 8-4-4-4-12 form, a slash, a file name (specification section 2). */
export function parseDownloadHash(hash: string): DownloadLink | null {
  const [, id, name] = DOWNLOAD.exec(hash) ?? [];
  if (id === undefined || name === undefined) return null;
  try {
    return { id, name: decodeURIComponent(name) };
  } catch {
    return null;
  }
}
