import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { compress, type Encoding } from '../compress.ts';

export type SiteFile = {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly isText: boolean;
  readonly etag: string;
  /** Returns the compressed file, which is kept in memory. */
  readonly compressed: (encoding: Encoding) => Promise<Buffer>;
};

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Reads files below a directory by their path in the address; keeps them until they change. */
export function siteFiles(directory: string): (name: string) => Promise<SiteFile | undefined> {
  const root = path.resolve(directory);
  const kept = new Map<string, { readonly changed: number; readonly file: SiteFile }>();
  return async (name) => {
    const place = locate(root, name);
    const changed = place === undefined ? undefined : await lastChange(place);
    if (place === undefined || changed === undefined) return undefined;
    const entry = kept.get(place);
    if (entry?.changed === changed) return entry.file;
    const file = describe(place, await readFile(place));
    kept.set(place, { changed, file });
    return file;
  };
}

/** Returns the path on disk; undefined when the name is not decodable or leads out of the directory. */
function locate(root: string, name: string): string | undefined {
  try {
    const place = path.join(root, decodeURIComponent(name));
    return place.startsWith(root + path.sep) && !place.includes('\0') ? place : undefined;
  } catch {
    return undefined;
  }
}

async function lastChange(place: string): Promise<number | undefined> {
  try {
    const facts = await stat(place);
    return facts.isFile() ? facts.mtimeMs : undefined;
  } catch {
    return undefined;
  }
}

function describe(place: string, bytes: Buffer): SiteFile {
  const contentType = CONTENT_TYPES[path.extname(place)] ?? 'application/octet-stream';
  const compressions = new Map<string, Promise<Buffer>>();
  return {
    bytes,
    contentType,
    isText: contentType.includes('charset'),
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    compressed: (encoding) => {
      const compression = compressions.get(encoding) ?? compress(encoding, bytes);
      compressions.set(encoding, compression);
      return compression;
    },
  };
}
