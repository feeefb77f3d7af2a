import { createServer, type RequestListener, type Server } from 'node:http';
import { StartupError } from '#infra/deploy/program/startup-error.ts';

export type Listening = {
  readonly port: number;
  readonly close: () => Promise<void>;
};

/**
 * Listens on this machine only, on IPv4 and, where there is one, IPv6: browsers may take either for `*.localhost`.
 * @throws StartupError when the port is taken
 */
export async function listen(listener: RequestListener, port: number): Promise<Listening> {
  const server = await open(listener, '127.0.0.1', port);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const second = await open(listener, '::1', address.port).catch(async (error: unknown) => {
    if (codeOf(error) === 'EADDRNOTAVAIL' || codeOf(error) === 'EAFNOSUPPORT') return undefined;
    await close(server);
    throw error;
  });
  return {
    port: address.port,
    close: async () => {
      await Promise.all([close(server), second && close(second)]);
    },
  };
}

function open(listener: RequestListener, host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(listener);
    server.once('error', (error) => reject(explain(error, port)));
    server.listen(port, host, () => resolve(server));
  });
}

function explain(error: Error, port: number): Error {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${port} is taken by another program: stop that one, or choose another with PORT=${port + 1} npm start.`,
    );
  }
  if (code === 'EACCES') {
    return new StartupError(
      `Port ${port} may not be used here: choose another with PORT=8080 npm start.`,
    );
  }
  return error;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
