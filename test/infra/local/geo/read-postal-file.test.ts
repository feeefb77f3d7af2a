import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { readPostalFile } from '#infra/local/geo/read-postal-file.ts';
import { postalLine } from '#test/support/place-table.ts';

const directory = mkdtempSync(join(tmpdir(), 'postal-'));
const TEXT = [
  postalLine('AT', '4020|Linz|04|48.3064|14.2861'),
  postalLine('AT', '8010|Graz|06|47.0711|15.4497'),
  '',
].join('\n');

function file(name: string, bytes: string | Uint8Array): string {
  const path = join(directory, name);
  writeFileSync(path, bytes);
  return path;
}

/** A ZIP file as GeoNames makes them, with the least that its format asks for. */
function zip(members: readonly { name: string; text: string; method: 0 | 8 }[]): Buffer {
  const locals: Buffer[] = [];
  const directoryEntries: Buffer[] = [];
  let offset = 0;
  for (const { name, text, method } of members) {
    const packed = method === 8 ? deflateRawSync(text) : Buffer.from(text);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(Buffer.byteLength(text), 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), packed);
    directoryEntries.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directoryEntries, end]);
}

const README = { name: 'readme.txt', text: 'Readme', method: 0 } as const;

describe('a postal code file', () => {
  test.each([
    ['AT.txt', TEXT],
    ['AT-windows.txt', TEXT.replaceAll('\n', '\r\n')],
    ['AT.txt.gz', gzipSync(TEXT)],
    ['AT.zip', zip([README, { name: 'AT.txt', text: TEXT, method: 8 }])],
    ['AT-stored.zip', zip([{ name: 'AT.txt', text: TEXT, method: 0 }, README])],
  ])('may be %s', async (name, bytes) => {
    const lines = await readPostalFile(file(name, bytes));
    expect(lines.map((line) => line.name)).toEqual(['Linz', 'Graz']);
  });
});

describe('what cannot be loaded is told in one sentence', () => {
  test.each([
    ['a.csv', TEXT, 'a.csv: only .txt, .txt.gz and .zip files can be loaded.'],
    ['b.txt', '', 'b.txt holds no places.'],
    [
      'c.txt',
      `${TEXT}oops`,
      'c.txt, line 3: 1 columns instead of 12; this is no GeoNames postal code file.',
    ],
    ['d.txt.gz', TEXT, /d\.txt\.gz cannot be read: incorrect header check\.$/],
    ['e.zip', TEXT, /e\.zip cannot be read: not a ZIP file\.$/],
    ['f.zip', zip([]), /f\.zip cannot be read: an empty ZIP file\.$/],
    ['g.zip', zip([README]).fill(0, 46, 50), /g\.zip cannot be read: invalid central directory/],
    ['h.zip', zip([README]).subarray(0, -4), /h\.zip cannot be read: not a ZIP file\.$/],
  ])('%s', async (name, bytes, message) => {
    const reading = readPostalFile(file(name, bytes));
    await expect(reading).rejects.toThrow(StartupError);
    await expect(reading).rejects.toThrow(message);
  });

  test('a file that is not there', async () => {
    const reading = readPostalFile(join(directory, 'none.txt'));
    await expect(reading).rejects.toThrow(/cannot be read: ENOENT/);
  });
});
