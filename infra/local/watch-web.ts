import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { build, type Plugin } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The folder of this build, apart from the page of `npm start`, because this one carries the reload script. */
const DIRECTORY = path.join(ROOT, 'dist/web-dev');

export type WatchedWeb = {
  readonly directory: string;
  /** Keeps the answer open and writes every new build to it (server-sent events). */
  readonly listen: (response: ServerResponse) => void;
  readonly stop: () => Promise<void>;
};

/** Adds a script of the page's own origin that reloads it, so that the content security policy stays as it is. */
const reloadScript: Plugin = {
  name: 'reload-script',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { src: '/dev/reload.js', defer: true }, injectTo: 'head' },
  ],
};

/** Builds the web application, and again on every change; resolves after the first build. */
export async function watchWeb(say: (line: string) => void): Promise<WatchedWeb> {
  const listeners = new Set<ServerResponse>();
  const watcher = await build({
    configFile: path.join(ROOT, 'web/vite.config.ts'),
    logLevel: 'error',
    plugins: [reloadScript],
    build: { outDir: DIRECTORY, emptyOutDir: true, minify: false, watch: {} },
  });
  if (!('on' in watcher)) throw new Error('Vite does not watch.');
  const firstBuild = Promise.withResolvers<void>();
  watcher.on('event', (event) => {
    if (event.code === 'ERROR') say(`The web application does not build: ${event.error.message}`);
    if (event.code !== 'END') return;
    firstBuild.resolve();
    for (const listener of listeners) listener.write('event: built\ndata: \n\n');
  });
  await firstBuild.promise;
  return {
    directory: DIRECTORY,
    listen: (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('\n');
      listeners.add(response);
      response.once('close', () => listeners.delete(response));
    },
    stop: () => watcher.close(),
  };
}
