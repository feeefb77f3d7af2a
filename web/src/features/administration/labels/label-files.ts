import { type Locale, toLanguageTag } from '#shared/kernel/locale.ts';
import { fieldText, type LabelChange, type LabelRow } from './label-rows.ts';
import { sourceMark } from './source-mark.ts';

/** The largest file that is read: all messages of the product, three times over. */
export const LABEL_FILE_BYTES = 5_000_000;

const XLIFF = 'urn:oasis:names:tc:xliff:document:1.2';

/**
 * Writes messages with their labels as XLIFF 1.2, for a translator's own tools: German is the source, English a note. The state
 * of a text tells whether it is final, waits for a reader, or is missing.
 */
export function writeLabelFile(rows: readonly LabelRow[], language: Locale): string {
  const document = new DOMParser().parseFromString(`<xliff xmlns="${XLIFF}"/>`, 'text/xml');
  const append = (parent: Element, name: string, attributes: object = {}, text = '') => {
    const element = parent.appendChild(document.createElementNS(XLIFF, name));
    for (const [attribute, value] of Object.entries(attributes)) {
      element.setAttribute(attribute, value);
    }
    element.textContent = text;
    return element;
  };
  const root = document.documentElement;
  root.setAttribute('version', '1.2');
  const body = append(
    append(root, 'file', {
      original: 'texts',
      datatype: 'plaintext',
      'source-language': 'de-DE',
      'target-language': toLanguageTag(language),
    }),
    'body',
  );
  for (const row of rows) {
    const unit = append(body, 'trans-unit', { id: row.key, 'xml:space': 'preserve' });
    append(unit, 'source', {}, row.german);
    const text = fieldText(row, undefined);
    if (text !== '') append(unit, 'target', { state: stateOf(row) }, text);
    append(unit, 'note', {}, `English: ${row.english}`);
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`;
}

const FINAL = ['final', 'signed-off'];
const stateOf = ({ entry, isOutdated }: LabelRow) =>
  entry === undefined || (entry.reviewed && !isOutdated) ? 'final' : 'needs-review-translation';

/** The texts of a file by key, or why it is none: no XLIFF 1.2, of another language, or too large. */
export type LabelFile =
  | { readonly labels: ReadonlyMap<string, LabelChange> }
  | { readonly problem: 'format' | 'language' | 'size' };

/** Reads the texts of an XLIFF 1.2 file; a text that no reader has called final waits for one. */
export async function readLabelFile(file: Blob, language: Locale): Promise<LabelFile> {
  if (file.size > LABEL_FILE_BYTES) return { problem: 'size' };
  const text = await file.text();
  // Entities of a document's own could grow without end.
  if (text.includes('<!DOCTYPE')) return { problem: 'format' };
  const document = new DOMParser().parseFromString(text, 'text/xml');
  const files = [...document.getElementsByTagNameNS(XLIFF, 'file')];
  // A browser gives what stands before the fault of a broken file, and this element.
  const isBroken = document.getElementsByTagName('parsererror').length > 0;
  if (isBroken || files.length === 0) return { problem: 'format' };
  const tag = toLanguageTag(language).toLowerCase();
  if (files.some((part) => part.getAttribute('target-language')?.toLowerCase() !== tag)) {
    return { problem: 'language' };
  }
  const units = files.flatMap((part) => [...part.getElementsByTagNameNS(XLIFF, 'trans-unit')]);
  return {
    labels: new Map(
      units.flatMap((unit) => {
        // A tool's suggestions stand deeper, in a part of their own.
        const target = [...unit.children].find(({ localName }) => localName === 'target');
        const label = target?.textContent.trim() ?? '';
        if (label === '') return [];
        const reviewed = FINAL.includes(target?.getAttribute('state') ?? '');
        const [german] = unit.getElementsByTagNameNS(XLIFF, 'source');
        const source = german && sourceMark(german.textContent);
        return [[unit.getAttribute('id') ?? '', { label, reviewed, source }] as const];
      }),
    ),
  };
}
