import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  request as send,
} from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { handlerEnvironment, type LocalPlaces } from './handler-environment.ts';
import type { Handlers } from './handlers.ts';
import { findFreePort } from './services/find-free-port.ts';
import { readBody } from './services/read-body.ts';

const BODY_BYTES = 11_000_000;
const RESTART_SECONDS = 15;
const RETRY_MS = 100;

/** Runs the handlers in a process of their own, which Node starts again whenever one of its files changes. */
export async function restartingHandlers(places: LocalPlaces): Promise<Handlers> {
  const port = await findFreePort();
  const program = path.join(import.meta.dirname, 'serve-handlers.ts');
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', program], {
    env: {
      ...process.env,
      ...handlerEnvironment(places),
      HANDLERS_PORT: String(port),
    },
    stdio: 'inherit',
  });
  const room: RequestListener = (request, response) => {
    passOn(request, response, port).catch(() => response.destroy());
  };
  return {
    api: room,
    time: room,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Passes a request on, and waits while the handlers start again. */
async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
): Promise<void> {
  const body = await readBody(request, BODY_BYTES);
  const giveUp = Date.now() + RESTART_SECONDS * 1000;
  while (!(await passedOn(request, response, { port, body: body ?? Buffer.alloc(BODY_BYTES) }))) {
    if (Date.now() > giveUp) throw new Error('The handlers did not come back.');
    await sleep(RETRY_MS);
  }
}

/** Passes a request on; false when nobody listens at the moment. */
function passedOn(
  { method, url, headers }: IncomingMessage,
  response: ServerResponse,
  { port, body }: { readonly port: number; readonly body: Buffer },
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const sent = send({ host: '127.0.0.1', port, method, path: url, headers });
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') resolve(false);
      else reject(error);
    });
    sent.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      resolve(true);
    });
    sent.end(body);
  });
}
