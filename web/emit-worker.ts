import { build } from 'esbuild';
import type { Plugin } from 'vite';

/** Emits the service worker as one file with a name that stays: a worker is known by its address. */
export function emitWorker(source: string): Plugin {
  return {
    name: 'emit-worker',
    apply: 'build',
    async generateBundle() {
      const { outputFiles } = await build({
        entryPoints: [source],
        bundle: true,
        minify: true,
        write: false,
        target: 'es2022',
      });
      const [file] = outputFiles;
      if (file) this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: file.text });
    },
  };
}
