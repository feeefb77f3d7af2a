import type { Plugin } from 'vite';
import { oneFile } from './one-file.ts';

/** Lets the page wait for one small script before its first picture, which else would have the theme of the device. */
export function themeFirst(source: string): Plugin {
  let script = '';
  return {
    name: 'theme-first',
    apply: 'build',
    async buildStart() {
      const file = { type: 'asset', name: 'theme.js', source: await oneFile(source) } as const;
      script = this.emitFile(file);
    },
    generateBundle: {
      order: 'pre',
      handler() {
        script = this.getFileName(script);
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: `/${script}` }, injectTo: 'head' }],
    },
  };
}
