import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { build } from 'esbuild';
import type { StageSettings } from './constructs/stage-settings.ts';

const FUNCTIONS = path.resolve(import.meta.dirname, '../../functions');
const ENTRY = /^(handler|worker|schedule|trigger|stream-worker)\.ts$/;
/** The `require` that CommonJS packages in a module ask for. */
const BANNER =
  "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);";
const DIGEST_LENGTH = 12;
export type Handlers = Pick<StageSettings, 'codeOf' | 'version' | 'build'>;

/** Bundles every entry point below `functions/`, each into a folder of its own, the AWS SDK inside. */
export async function buildHandlers(directory: string): Promise<Handlers> {
  const entries = await entryPoints();
  await rm(directory, { recursive: true, force: true });
  // The loop builds one after the other: each build of esbuild uses all processors and some hundred megabytes.
  for (const entry of entries) {
    await bundleHandler(path.join(FUNCTIONS, `${entry}.ts`), path.join(directory, entry));
  }
  return {
    codeOf: (entry) => Code.fromAsset(path.join(directory, entry)),
    version: await packageVersion(),
    build: await digestOf(entries.map((entry) => path.join(directory, entry, 'handler.mjs'))),
  };
}

async function bundleHandler(entry: string, outdir: string): Promise<void> {
  await build({
    entryPoints: { handler: entry },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Code that is imported on demand lies in files of its own, so that a cold start neither reads nor compiles it.
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    banner: { js: BANNER },
    // Names stay, so that a stack trace in the log can be read.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'error',
  });
}

/** Returns the names of entry points: `offers/worker` for `functions/offers/worker.ts`. */
export async function entryPoints(): Promise<readonly string[]> {
  const entries = await readdir(FUNCTIONS, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && ENTRY.test(entry.name))
    .map((entry) => path.relative(FUNCTIONS, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/').replace(/\.ts$/, ''))
    .filter((entry) => entry.split('/').length === 2)
    .toSorted();
}

async function digestOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, DIGEST_LENGTH);
}

async function packageVersion(): Promise<string> {
  const file = await readFile(path.join(FUNCTIONS, '../package.json'), 'utf8');
  return String(JSON.parse(file).version);
}
