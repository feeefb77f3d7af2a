import { domainToUnicode } from 'node:url';
import { AppError, type ErrorDefinition, fieldDetail } from '#shared/kernel/app-error.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import { hasTooManyMarks } from '#shared/kernel/has-too-many-marks.ts';

const INPUT_DEPTH = 20;

/** The factor by which a text becomes shorter at most when its letters and marks are joined (NFC). */
const JOINED = 4;
const DATA_URI = /^data:[a-z0-9.+-]+\/[a-z0-9.+-]+;base64,/;
const ENCODED_ADDRESS = /^([^\s@]+@)([^\s@]*xn--[^\s@]+)$/i;
const NOT_ASCII = /\P{ASCII}/u;

type Place = { readonly path: readonly string[]; readonly textLength: number };

/**
 * The same JSON with every text well-formed, NFC-normalised and trimmed, once, at the edge; data URIs are left alone.
 * Texts that no field of the call could hold are refused before anything reads them, because normalising takes the
 * square of the time for marks that follow each other.
 * @throws AppError `kernel.invalidInput` when nested deeper than `INPUT_DEPTH`; for a text that is longer than
 * `textLength` or stacks marks on a letter; or for a field named `__proto__`, which no schema knows and which a merge
 * would take for the prototype
 */
export function normaliseInput(value: unknown, textLength: number): unknown {
  return normalised(value, { path: [], textLength });
}

function normalised(value: unknown, place: Place): unknown {
  if (typeof value === 'string') return normaliseText(value, place);
  if (typeof value !== 'object' || value === null) return value;
  if (place.path.length >= INPUT_DEPTH) throw refused(place, fieldErrors.tooDeep);
  if (Array.isArray(value)) {
    return value.map((item, index) => normalised(item, below(place, String(index))));
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const field = below(place, name);
      if (name === '__proto__') throw refused(field, fieldErrors.unknown);
      return [name, normalised(item, field)];
    }),
  );
}

function normaliseText(text: string, place: Place): string {
  const { textLength } = place;
  if (text.length > JOINED * textLength) throw tooLong(place);
  if (!NOT_ASCII.test(text)) return DATA_URI.test(text) ? text : withReadableDomain(text.trim());
  const wellFormed = text.toWellFormed();
  if (hasTooManyMarks(wellFormed)) throw refused(place, fieldErrors.tooManyMarks);
  return wellFormed.normalize('NFC').trim();
}

/** Returns an e-mail address with its domain in letters: browsers send `xn--mller-kva.example` for `müller.example`. */
function withReadableDomain(text: string): string {
  const [, name = '', domain = ''] = ENCODED_ADDRESS.exec(text) ?? [];
  const readable = domainToUnicode(domain);
  return readable === '' ? text : name + readable;
}

const below = ({ path, textLength }: Place, name: string): Place => ({
  path: [...path, name],
  textLength,
});

function tooLong({ path, textLength }: Place): AppError {
  const detail = fieldDetail(path.join('.'), fieldErrors.tooLong, { limit: textLength });
  return new AppError(kernelErrors.invalidInput, { details: [detail] });
}

function refused({ path }: Place, error: ErrorDefinition): AppError {
  return new AppError(kernelErrors.invalidInput, {
    details: [fieldDetail(path.join('.'), error)],
  });
}
