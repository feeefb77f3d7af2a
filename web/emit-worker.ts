import type { Plugin } from 'vite';
import { oneFile } from './one-file.ts';

/** Emits the service worker as one file with a name that stays: a worker is known by its address. */
export function emitWorker(source: string): Plugin {
  return {
    name: 'emit-worker',
    apply: 'build',
    async generateBundle() {
      const fileName = 'service-worker.js';
      this.emitFile({ type: 'asset', fileName, source: await oneFile(source) });
    },
  };
}
