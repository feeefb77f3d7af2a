import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { type PostalLine, readPostalLine } from './postal-line.ts';

/** The most bytes that a file can unpack to; all countries of GeoNames in one are 140 MB. */
const UNPACKED_BYTES = 400_000_000;

/**
 * Returns the lines of a GeoNames postal code file (`.txt`, `.txt.gz` or `.zip`).
 * @throws StartupError naming file and line
 */
export async function readPostalFile(path: string): Promise<PostalLine[]> {
  const name = basename(path);
  const lines: PostalLine[] = [];
  for (const [index, written] of (await readLines(path, name)).entries()) {
    if (written === '') continue;
    const line = readPostalLine(written);
    if (typeof line === 'string') {
      throw new StartupError(
        `${name}, line ${index + 1}: ${line}; this is no GeoNames postal code file.`,
      );
    }
    if (line) lines.push(line);
  }
  if (lines.length === 0) throw new StartupError(`${name} holds no places.`);
  return lines;
}

async function readLines(path: string, name: string): Promise<string[]> {
  try {
    return (await unpack(readFileSync(path), name)).split(/\r?\n/);
  } catch (cause) {
    if (cause instanceof StartupError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(`${path} cannot be read: ${reason}.`);
  }
}

async function unpack(bytes: Buffer, name: string): Promise<string> {
  if (name.endsWith('.gz')) {
    return gunzipSync(bytes, { maxOutputLength: UNPACKED_BYTES }).toString();
  }
  if (name.endsWith('.zip')) return unzipText(bytes);
  if (name.endsWith('.txt')) return bytes.toString();
  throw new StartupError(`${name}: only .txt, .txt.gz and .zip files can be loaded.`);
}

/** Returns the text of a ZIP file's largest member; GeoNames puts a `readme.txt` beside the data. */
async function unzipText(bytes: Buffer): Promise<string> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true }).catch((cause: unknown) => {
    throw new Error('not a ZIP file', { cause });
  });
  const members = [];
  for await (const member of zip.eachEntry()) members.push(member);
  const [largest] = members.sort((a, b) => b.uncompressedSize - a.uncompressedSize);
  if (!largest) throw new Error('an empty ZIP file');
  if (largest.uncompressedSize > UNPACKED_BYTES) throw new Error('it unpacks to too much');
  return text(await zip.openReadStreamPromise(largest));
}
