import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';

const ROOT = new URL('../../../', import.meta.url).pathname;
const PAGE = 'web/src/features/offers/search/offer-search-page.tsx';
const MESSAGES = 'web/src/i18n/messages/de_DE';
/** The names of the files of a language, with the messages of every page. */
const LANGUAGE = '\0virtual:texts/de_DE';
const FIRST = [PAGE, `${MESSAGES}/offers.ts`];
/** Comes after the results have been shown: the filters, and the proof under the list. */
const AFTERWARDS = [
  'web/src/features/offers/search/offer-filters.tsx',
  'web/src/features/offers/search/search-proof.tsx',
  `${MESSAGES}/search.ts`,
];

/** Gzip bytes (quality P11), and what was there when somebody last looked. */
export const BUDGETS = {
  script: { budget: 150_000, last: 149_500 },
  styles: { budget: 20_000, last: 11_900 },
  scriptInAll: { budget: 150_000, last: 163_500 },
} as const;
/** A little more than the budget is printed; above this it is gross. */
export const GROSS = 1.15;

/** What a size is, beside its last figure and its budget. */
export function tellSize(name: keyof typeof BUDGETS, bytes: number): string {
  const { budget, last } = BUDGETS[name];
  return `${name}: ${bytes} gzip bytes (last ${last}, budget ${budget})`;
}

export type LoadedFile = {
  readonly name: string;
  readonly kind: 'js' | 'css';
  readonly gzipBytes: number;
  /** Needed until the results stand; else it follows, and nobody waits for it. */
  readonly isFirst: boolean;
};

type Built = (Rollup.OutputChunk | Rollup.OutputAsset)[];
let built: Promise<Built> | undefined;

/** The web as it is deployed, built once. */
export function builtFiles(): Promise<Built> {
  built ??= buildFiles();
  return built;
}

async function buildFiles(): Promise<Built> {
  // vitest sets another one, with which React would bring its development build.
  process.env.NODE_ENV = 'production';
  const results = await build({
    configFile: `${ROOT}web/vite.config.ts`,
    logLevel: 'silent',
    build: { write: false },
  });
  const outputs = Array.isArray(results) ? results : [results];
  return outputs.flatMap((result) => ('output' in result ? result.output : []));
}

/** Every file that a guest's browser loads for the offer search of a German country. */
export async function firstLoad(): Promise<LoadedFile[]> {
  const files = await builtFiles();
  const chunks = files.filter((file) => file.type === 'chunk');
  const wanted = new Set<Rollup.OutputChunk>();
  const add = (chunk: Rollup.OutputChunk | undefined) => {
    if (chunk === undefined || wanted.has(chunk)) return;
    wanted.add(chunk);
    for (const name of chunk.imports) add(chunks.find((other) => other.fileName === name));
  };
  for (const chunk of chunks.filter((chunk) => chunk.isEntry)) add(chunk);
  const chunkOf = (module: string) => {
    const chunk = chunks.find((chunk) => chunk.moduleIds.includes(module));
    if (chunk === undefined) throw new Error(`${module} is in no chunk`);
    return chunk;
  };
  for (const source of FIRST) add(chunkOf(`${ROOT}${source}`));
  add(chunkOf(LANGUAGE));
  const first = new Set(wanted);
  for (const source of AFTERWARDS) add(chunkOf(`${ROOT}${source}`));
  const firstStyles = stylesIn(first);
  const styles = stylesIn(wanted);
  return files.flatMap((file): LoadedFile[] => {
    const { fileName: name } = file;
    if (file.type === 'chunk') {
      const isFirst = first.has(file);
      return wanted.has(file) ? [{ name, kind: 'js', gzipBytes: gzipped(file.code), isFirst }] : [];
    }
    const gzipBytes = gzipped(String(file.source));
    const isFirst = firstStyles.has(name);
    return styles.has(name) ? [{ name, kind: 'css', gzipBytes, isFirst }] : [];
  });
}

function stylesIn(some: ReadonlySet<Rollup.OutputChunk>): Set<string> {
  return new Set([...some].flatMap((chunk) => [...stylesOf(chunk)]));
}

function stylesOf(chunk: Rollup.OutputChunk): Iterable<string> {
  const { viteMetadata } = chunk as Rollup.OutputChunk & {
    viteMetadata?: { importedCss: Set<string> };
  };
  return viteMetadata?.importedCss ?? [];
}

const gzipped = (text: string): number => gzipSync(text).length;

export function totalOf(files: readonly LoadedFile[], kind: LoadedFile['kind']): number {
  return files.filter((file) => file.kind === kind).reduce((sum, file) => sum + file.gzipBytes, 0);
}
