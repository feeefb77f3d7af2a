import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { encodingFor } from '../compress.ts';
import { type SiteFile, siteFiles } from './site-files.ts';

/** The paths of built assets, whose names carry a hash of their content. */
const HASHED = /^\/assets\//;
const CACHE_FOREVER = 'public, max-age=31536000, immutable';
const CACHE_SHORT = 'public, max-age=0, must-revalidate';

/** Serves the built SPA as CloudFront does: a path that names no file is a screen and gets the page. */
export function site(directory: string): RequestListener {
  const read = siteFiles(directory);
  return (request, response) => {
    answer(request, response, read).catch(() => response.destroy());
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  read: (name: string) => Promise<SiteFile | undefined>,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const isFile = path.posix.extname(pathname) !== '';
  const file = await read(isFile ? pathname : '/index.html');
  if (file === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  response.setHeader('cache-control', HASHED.test(pathname) ? CACHE_FOREVER : CACHE_SHORT);
  response.setHeader('etag', file.etag);
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304).end();
    return;
  }
  await sendFile(request, response, file);
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
): Promise<void> {
  const encoding = encodingFor(request);
  response.setHeader('content-type', file.contentType);
  if (file.isText) response.setHeader('vary', 'accept-encoding');
  const encoded = encoding !== undefined && file.isText;
  const bytes = encoded ? await file.compressed(encoding) : file.bytes;
  if (encoded) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
