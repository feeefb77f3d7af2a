import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { type PostalLine, readPostalLine } from './postal-line.ts';
import { unzipText } from './unzip-text.ts';

/** The most bytes that a file can unpack to; all countries of GeoNames in one are 140 MB. */
const UNPACKED_BYTES = 400_000_000;

/**
 * Returns the lines of a GeoNames postal code file (`.txt`, `.txt.gz` or `.zip`).
 * @throws StartupError naming file and line
 */
export function readPostalFile(path: string): PostalLine[] {
  const name = basename(path);
  const found: PostalLine[] = [];
  for (const [at, text] of readLines(path, name).entries()) {
    if (text === '') continue;
    const line = readPostalLine(text);
    if (typeof line === 'string') {
      throw new StartupError(
        `${name}, line ${at + 1}: ${line}; this is no GeoNames postal code file.`,
      );
    }
    if (line) found.push(line);
  }
  if (found.length === 0) throw new StartupError(`${name} holds no places.`);
  return found;
}

function readLines(path: string, name: string): string[] {
  try {
    return unpack(readFileSync(path), name).split(/\r?\n/);
  } catch (cause) {
    if (cause instanceof StartupError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(`${path} cannot be read: ${reason}.`);
  }
}

function unpack(bytes: Buffer, name: string): string {
  if (name.endsWith('.gz')) {
    return gunzipSync(bytes, { maxOutputLength: UNPACKED_BYTES }).toString();
  }
  if (name.endsWith('.zip')) return unzipText(bytes, UNPACKED_BYTES);
  if (name.endsWith('.txt')) return bytes.toString();
  throw new StartupError(`${name}: only .txt, .txt.gz and .zip files can be loaded.`);
}
