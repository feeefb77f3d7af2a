import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { AppError } from '#shared/kernel/app-error.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';
import { scanXml, type XmlEvents } from './scan-xml.ts';
import { KEPT_PART_BYTES, PART_BYTES, ZIP_ENTRIES } from './sheet-limits.ts';

/**
 * The parts of a ZIP file, by their names in whatever case. A part that unpacks to more than it declares, or than is
 * allowed, is refused while it unpacks.
 */
export type OpenZip = {
  readonly has: (name: string) => boolean;
  /** Scans a part as XML; yields after each piece, so that the caller can pass on the gathered rows. */
  readonly scan: (name: string, events: XmlEvents, most?: number) => AsyncGenerator<void>;
  /** Scans a small part at once; a missing part has no events. */
  readonly scanWhole: (name: string, events: XmlEvents) => Promise<void>;
};

/**
 * Opens a ZIP file.
 * @throws AppError `sheets.damaged`, `sheets.tooLarge`, `sheets.protected`
 */
export async function openZip(bytes: Uint8Array): Promise<OpenZip> {
  const zip = await opened(bytes);
  if (zip.entryCount > ZIP_ENTRIES) throw new AppError(sheetErrors.tooLarge);
  const entries = await entriesOf(zip);

  async function* scan(name: string, events: XmlEvents, most = PART_BYTES): AsyncGenerator<void> {
    const entry = entries.get(keyOf(name));
    if (entry === undefined) throw new AppError(sheetErrors.damaged);
    if (entry.isEncrypted()) throw new AppError(sheetErrors.protected);
    if (entry.uncompressedSize > most) throw new AppError(sheetErrors.tooLarge);
    const { write, end } = scanXml(events);
    const decoder = new TextDecoder('utf-8', { fatal: true });
    try {
      for await (const piece of await readStreamOf(zip, entry)) {
        write(decoder.decode(piece, { stream: true }));
        yield;
      }
      write(decoder.decode());
      end();
      yield;
    } catch (cause) {
      throw cause instanceof AppError ? cause : new AppError(sheetErrors.damaged, { cause });
    }
  }

  return {
    has: (name) => entries.has(keyOf(name)),
    scan,
    scanWhole: async (name, events) => {
      if (!entries.has(keyOf(name))) return;
      for await (const _ of scan(name, events, KEPT_PART_BYTES));
    },
  };
}

/**
 * Returns the key of a part's name, because office formats take `xl/Workbook.xml` and `xl/workbook.xml` for the same
 * part.
 */
const keyOf = (name: string): string => name.toLowerCase();

const damagedBy = (cause: unknown): AppError => new AppError(sheetErrors.damaged, { cause });

const opened = (bytes: Uint8Array): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    fromBuffer(buffer, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(damagedBy(error)) : resolve(zip),
    );
  });

const entriesOf = (zip: ZipFile): Promise<Map<string, Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => {
      entries.set(keyOf(entry.fileName), entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', (error: unknown) => reject(damagedBy(error)));
    zip.readEntry();
  });

const readStreamOf = (zip: ZipFile, entry: Entry): Promise<AsyncIterable<Uint8Array>> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) =>
      error ? reject(damagedBy(error)) : resolve(stream),
    );
  });
