import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

export type Import = {
  /** As written. */
  readonly specifier: string;
  /** Path from the root of the repository for the project's own files, else the package name. */
  readonly target: string;
  readonly own: boolean;
  readonly typeOnly: boolean;
  /** `import(…)`, which loads later and so makes no cycle. */
  readonly dynamic: boolean;
};
export type SourceFile = {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
};

export const ROOT = new URL('../../', import.meta.url).pathname;
const TREES = ['shared', 'functions', 'web', 'infra', 'test'] as const;

const ALIASES: Readonly<Record<string, string>> = {
  '#shared/': 'shared/',
  '#functions/': 'functions/',
  '#texts/': 'web/texts/',
  '#web/': 'web/src/',
  '#infra/': 'infra/',
  '#test/': 'test/',
};
const STATIC_IMPORT =
  /^(?:import|export)\s+(type\s+)?(?:[\w*$\s{},]+?\s+from\s+)?['"]([^'"]+)['"]/gm;
const DYNAMIC_IMPORT = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Every TypeScript file of the given trees with its imports. */
export function readSourceFiles(trees: readonly string[] = TREES): SourceFile[] {
  return trees.flatMap((tree) =>
    readdirSync(join(ROOT, tree), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .map(readSourceFile),
  );
}

function readSourceFile(path: string): SourceFile {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const statics = [...text.matchAll(STATIC_IMPORT)].map(([, type, specifier]) =>
    resolveImport(path, specifier ?? '', type !== undefined, false),
  );
  const dynamics = [...text.matchAll(DYNAMIC_IMPORT)].map(([, specifier]) =>
    resolveImport(path, specifier ?? '', false, true),
  );
  return { path, text, imports: [...statics, ...dynamics] };
}

function resolveImport(
  from: string,
  specifier: string,
  typeOnly: boolean,
  dynamic: boolean,
): Import {
  const shape = { specifier, typeOnly, dynamic };
  if (specifier.startsWith('.')) {
    return { ...shape, own: true, target: posix.join(dirname(from), specifier) };
  }
  const alias = Object.entries(ALIASES).find(([prefix]) => specifier.startsWith(prefix));
  if (alias) {
    return { ...shape, own: true, target: alias[1] + specifier.slice(alias[0].length) };
  }
  const [scope, name] = specifier.split('/');
  const target = specifier.startsWith('@') ? `${scope}/${name}` : (scope ?? specifier);
  return { ...shape, own: false, target };
}
