import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '#test/architecture/source-files.ts';
import type { Mutant } from './draw-mutants.ts';

/** A copy of the whole tree, as it stands, in a folder for temporary files: no fault ever stands in the tree itself. */
export type CopiedTree = {
  readonly root: string;
  readonly put: (mutant: Mutant) => void;
  /** The file of the mutant is again as it was. */
  readonly restore: (mutant: Mutant) => void;
  readonly remove: () => void;
};

/** Copies the files that git knows or would take; what is installed is linked. */
export function copyTree(): CopiedTree {
  const root = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const path of filesOfTree()) cpSync(join(ROOT, path), join(root, path));
  for (const path of ['node_modules', '.local']) {
    if (existsSync(join(ROOT, path))) symlinkSync(join(ROOT, path), join(root, path));
  }
  // Kept here, since somebody may go on working in the tree itself.
  const sound = new Map<string, string>();
  return {
    root,
    put: ({ path, text }) => {
      sound.set(path, sound.get(path) ?? readFileSync(join(root, path), 'utf8'));
      writeFileSync(join(root, path), text);
    },
    restore: ({ path }) => writeFileSync(join(root, path), sound.get(path) ?? ''),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function filesOfTree(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64_000_000 });
  return stdout.split('\0').filter((path) => path !== '' && existsSync(join(ROOT, path)));
}
