import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';

export const INPUT_DEPTH = 20;

/**
 * The same JSON with every text well-formed, NFC-normalised and trimmed, once, at the edge; data URIs are left alone.
 * @throws AppError `kernel.invalidInput` when nested deeper than `INPUT_DEPTH`, or for a field named `__proto__`,
 * which no schema knows and which a merge would take for the prototype
 */
export function normaliseInput(value: unknown, path: readonly string[] = []): unknown {
  if (typeof value === 'string') return normaliseText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (path.length >= INPUT_DEPTH) throw refused(path, fieldErrors.tooDeep);
  if (Array.isArray(value)) {
    return value.map((item, at) => normaliseInput(item, [...path, String(at)]));
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      if (name === '__proto__') throw refused([...path, name], fieldErrors.unknown);
      return [name, normaliseInput(item, [...path, name])];
    }),
  );
}

function normaliseText(text: string): string {
  return text.startsWith('data:') ? text : text.toWellFormed().normalize('NFC').trim();
}

function refused(path: readonly string[], error: Parameters<typeof fieldDetail>[1]): AppError {
  return new AppError(kernelErrors.invalidInput, {
    details: [fieldDetail(path.join('.'), error)],
  });
}
