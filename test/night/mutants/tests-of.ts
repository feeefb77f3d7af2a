import { readSourceFiles, type SourceFile } from '#test/architecture/source-files.ts';

/** These judge what a whole product looks like, or the source texts: no mutant is run against them. */
const LEFT_OUT = /^test\/(journeys|architecture|rehearsal|mutants|bench)\//;

/** They start whole products, or call every operation. */
const SLOW = /^test\/(infra|functions\/campaign)\//;
/** More than any file is away from another. */
const FAR = 1000;

/** Returns the test files that import a file, however far away: those of its own domain first, then by distance. */
export function testsOf(path: string, files: readonly SourceFile[] = readSourceFiles()): string[] {
  const distances = distancesFrom(path, importersOf(files));
  const mirror = `test/${folderOf(path).replace(/^web\/src\/(features\/)?/, 'web/')}/`;
  const rank = (test: string) =>
    (distances.get(test) ?? 0) + (test.startsWith(mirror) ? 0 : FAR) + (SLOW.test(test) ? FAR : 0);
  return [...distances.keys()]
    .filter((file) => /\.test\.tsx?$/.test(file) && !LEFT_OUT.test(file))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

function importersOf(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of files) {
    for (const { target, typeOnly } of imports) {
      if (!typeOnly) importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return importers;
}

function distancesFrom(
  path: string,
  importers: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  const distances = new Map([[path, 0]]);
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
