import { type Entry, fromBufferPromise } from 'yauzl';
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
  const { zip, entries } = await readEntries(bytes).catch(throwDamaged);

  async function* scan(name: string, events: XmlEvents, most = PART_BYTES): AsyncGenerator<void> {
    const entry = entries.get(keyOf(name));
    if (entry === undefined) throw new AppError(sheetErrors.damaged);
    if (entry.isEncrypted()) throw new AppError(sheetErrors.protected);
    if (entry.uncompressedSize > most) throw new AppError(sheetErrors.tooLarge);
    const { write, end } = scanXml(events);
    const decoder = new TextDecoder('utf-8', { fatal: true });
    try {
      for await (const piece of await zip.openReadStreamPromise(entry)) {
        write(decoder.decode(piece, { stream: true }));
        yield;
      }
      write(decoder.decode());
      end();
      yield;
    } catch (cause) {
      throwDamaged(cause);
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

async function readEntries(bytes: Uint8Array) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const zip = await fromBufferPromise(buffer, { lazyEntries: true, validateEntrySizes: true });
  if (zip.entryCount > ZIP_ENTRIES) throw new AppError(sheetErrors.tooLarge);
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(keyOf(entry.fileName), entry);
  return { zip, entries };
}

/** Throws a refusal as it is, and everything else as that of a damaged file. */
function throwDamaged(cause: unknown): never {
  throw cause instanceof AppError ? cause : new AppError(sheetErrors.damaged, { cause });
}
