import { build } from 'esbuild';

/** Bundles code that runs apart from the page's own into one small file, and resolves to its text. */
export async function oneFile(source: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
  });
  return outputFiles.map(({ text }) => text).join('');
}
