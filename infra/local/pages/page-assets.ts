import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';

/** The style and scripts of the laptop's own pages, on every host below `/dev/`. */
const ASSETS: Readonly<Record<string, string>> = {
  '/dev/local-pages.css': 'text/css; charset=utf-8',
  '/dev/reload.js': 'text/javascript; charset=utf-8',
  '/dev/press-button.js': 'text/javascript; charset=utf-8',
};

/** Answers a request for one of these files. */
export async function sendPageAsset(pathname: string, response: ServerResponse): Promise<boolean> {
  const contentType = ASSETS[pathname];
  if (contentType === undefined) return false;
  const file = new URL(`./${pathname.slice('/dev/'.length)}`, import.meta.url);
  const bytes = await readFile(file);
  response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-cache' }).end(bytes);
  return true;
}
