import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { CopiedTree } from './copied-tree.ts';
import type { Mutant } from './draw-mutants.ts';

/** Returns the mutants that the compiler refuses. It reads many at once, each in a file of its own. */
export function refusedByTypes(
  mutants: readonly Mutant[],
  filesWithErrors: (mutants: readonly Mutant[]) => readonly string[],
): Set<Mutant> {
  const refusedOf = (group: readonly Mutant[]): readonly Mutant[] => {
    const wrong = group.length > 0 ? filesWithErrors(group) : [];
    if (wrong.length === 0 || group.length === 1) return wrong.length === 0 ? [] : group;
    const named = group.filter(({ path }) => wrong.includes(path));
    // Where the error stands in yet another file, halves of the group tell whose it is.
    if (named.length === 0) {
      const middle = Math.ceil(group.length / 2);
      return [...refusedOf(group.slice(0, middle)), ...refusedOf(group.slice(middle))];
    }
    return [...named, ...refusedOf(group.filter((mutant) => !named.includes(mutant)))];
  };
  return new Set(groupsOfOwnFiles(mutants).flatMap(refusedOf));
}

/** Returns groups in which no file has two faults. */
export function groupsOfOwnFiles(mutants: readonly Mutant[]): Mutant[][] {
  const groups: Mutant[][] = [];
  for (const mutant of mutants) {
    const free = groups.find((group) => group.every(({ path }) => path !== mutant.path));
    if (free) free.push(mutant);
    else groups.push([mutant]);
  }
  return groups;
}

/** Returns the files with errors when these mutants stand in the tree. */
export function compileWith(mutants: readonly Mutant[], tree: CopiedTree): string[] {
  for (const mutant of mutants) tree.put(mutant);
  const compiler = join(tree.root, 'node_modules/typescript/bin/tsc');
  const args = [compiler, '-p', 'tsconfig.json', '--pretty', 'false'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: tree.root, encoding: 'utf8' });
  for (const mutant of mutants) tree.restore(mutant);
  return pathsOfErrors(stdout);
}

/** Returns the files that the compiler's output names. */
export function pathsOfErrors(output: string): string[] {
  return [
    ...new Set([...output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, path = '']) => path)),
  ];
}
