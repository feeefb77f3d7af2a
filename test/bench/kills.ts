import type { Bench } from './bench.ts';
import { killExport } from './export-kills.ts';
import { killImport } from './import-kills.ts';

/** `kill -9` of the worker of an import, or after the word `export` of an export. Arguments: rows, kills, seed. */
export const run: Bench = ([first, ...rest]) => {
  if (first === 'export') return killExport(rest);
  return killImport(first === undefined ? [] : [first, ...rest]);
};
