import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';

const ROOT = new URL('../../../', import.meta.url).pathname;
const PAGE = 'web/src/features/offers/search/offer-search-page.tsx';
const CATALOGUES = ['shell', 'offers'].map((part) => `web/src/i18n/messages/${part}/de_DE.ts`);

export type LoadedFile = {
  readonly name: string;
  readonly kind: 'js' | 'css';
  readonly gzipBytes: number;
};

/** Builds the web and gives every file that a guest's browser loads until the offer search of a German country stands. */
export async function firstLoad(): Promise<LoadedFile[]> {
  // vitest sets another one, with which React would bring its development build.
  process.env.NODE_ENV = 'production';
  const built = await build({
    configFile: `${ROOT}web/vite.config.ts`,
    logLevel: 'silent',
    build: { write: false },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const files = outputs.flatMap((one) => ('output' in one ? one.output : []));
  const chunks = files.filter((file) => file.type === 'chunk');
  const wanted = new Set<Rollup.OutputChunk>();
  const add = (chunk: Rollup.OutputChunk | undefined) => {
    if (chunk === undefined || wanted.has(chunk)) return;
    wanted.add(chunk);
    for (const name of chunk.imports) add(chunks.find((other) => other.fileName === name));
  };
  for (const chunk of chunks.filter((one) => one.isEntry)) add(chunk);
  for (const source of [PAGE, ...CATALOGUES]) {
    const chunk = chunks.find((one) => one.facadeModuleId === `${ROOT}${source}`);
    if (chunk === undefined) throw new Error(`${source} is no chunk of its own`);
    add(chunk);
  }
  const styles = new Set([...wanted].flatMap((chunk) => [...stylesOf(chunk)]));
  return files.flatMap((file): LoadedFile[] => {
    if (file.type === 'chunk') {
      return wanted.has(file) ? [sized(file.fileName, 'js', file.code)] : [];
    }
    return styles.has(file.fileName) ? [sized(file.fileName, 'css', String(file.source))] : [];
  });
}

function stylesOf(chunk: Rollup.OutputChunk): Iterable<string> {
  const { viteMetadata } = chunk as Rollup.OutputChunk & {
    viteMetadata?: { importedCss: Set<string> };
  };
  return viteMetadata?.importedCss ?? [];
}

function sized(name: string, kind: LoadedFile['kind'], text: string): LoadedFile {
  return { name, kind, gzipBytes: gzipSync(text).length };
}

export function totalOf(files: readonly LoadedFile[], kind: LoadedFile['kind']): number {
  return files.filter((file) => file.kind === kind).reduce((sum, file) => sum + file.gzipBytes, 0);
}
