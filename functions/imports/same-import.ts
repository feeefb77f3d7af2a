import { isDeepStrictEqual } from 'node:util';
import type { FileImport } from './import-input.ts';

type Asked = Pick<
  FileImport,
  'kind' | 'file' | 'reading' | 'mapping' | 'language' | 'options' | 'partial'
>;

/** Tells whether two imports mean the same rows of the same file. */
export const isSameImport = (asked: Asked, other: Asked): boolean =>
  isDeepStrictEqual(meaningOf(asked), meaningOf(other));

const meaningOf = ({ kind, file, reading, mapping, language, options, partial }: Asked) => ({
  kind,
  file,
  reading,
  mapping,
  language,
  options,
  partial,
});
