import { domainToUnicode } from 'node:url';
import { AppError, type ErrorDefinition, fieldDetail } from '#shared/kernel/app-error.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import { hasTooManyMarks } from '#shared/kernel/has-too-many-marks.ts';

const INPUT_DEPTH = 20;

const DATA_URI = /^data:[a-z0-9.+-]+\/[a-z0-9.+-]+;base64,/;
const ENCODED_ADDRESS = /^([^\s@]+@)([^\s@]*xn--[^\s@]+)$/i;
const NOT_ASCII = /\P{ASCII}/u;
/** The breaks of word processors that are no line breaks of text fields: they become blanks, as a name needs them. */
const FOREIGN_BREAK = /[\v\f\u0085]/g;
/** The controls that no text needs: some programs pass over them, so that a formula behind one is a formula. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;

type Path = readonly string[];

/**
 * The same JSON with every text well-formed, without controls (breaks of word processors become blanks), NFC-normalised
 * and trimmed, once, at the edge; data URIs are left alone.
 * @throws AppError `kernel.invalidInput` when nested deeper than `INPUT_DEPTH`; for a text that stacks marks on a letter,
 * since normalising takes the square of the time for marks that follow each other; or for a field named `__proto__`, which
 * no schema knows and which a merge would take for the prototype
 */
export function normaliseInput(value: unknown, path: Path = []): unknown {
  if (typeof value === 'string') return normaliseText(value, path);
  if (typeof value !== 'object' || value === null) return value;
  if (path.length >= INPUT_DEPTH) throw refused(path, fieldErrors.tooDeep);
  if (Array.isArray(value)) {
    return value.map((item, index) => normaliseInput(item, [...path, String(index)]));
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const field = [...path, name];
      if (name === '__proto__') throw refused(field, fieldErrors.unknown);
      return [name, normaliseInput(item, field)];
    }),
  );
}

function normaliseText(written: string, path: Path): string {
  const text = written.replace(FOREIGN_BREAK, ' ').replace(CONTROL, '');
  if (!NOT_ASCII.test(text)) return DATA_URI.test(text) ? text : withReadableDomain(text.trim());
  const wellFormed = text.toWellFormed();
  if (hasTooManyMarks(wellFormed)) throw refused(path, fieldErrors.tooManyMarks);
  return wellFormed.normalize('NFC').trim();
}

/** Returns an e-mail address with its domain in letters: browsers send `xn--mller-kva.example` for `müller.example`. */
function withReadableDomain(text: string): string {
  const [, name = '', domain = ''] = ENCODED_ADDRESS.exec(text) ?? [];
  const readable = domainToUnicode(domain);
  return readable === '' ? text : name + readable;
}

function refused(path: Path, error: ErrorDefinition): AppError {
  return new AppError(kernelErrors.invalidInput, {
    details: [fieldDetail(path.join('.'), error)],
  });
}
