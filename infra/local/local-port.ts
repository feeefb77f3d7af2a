import { StartupError } from '#infra/deploy/program/startup-error.ts';

const DEFAULT_PORT = 8080;

/**
 * Returns the port that `PORT` asks for.
 * @throws StartupError when it is none
 */
export function localPort(environment: Readonly<Record<string, string | undefined>>): number {
  const asked = environment.PORT;
  if (asked === undefined || asked === '') return DEFAULT_PORT;
  const port = Number(asked);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartupError(`PORT=${asked} is no port: give a whole number up to 65535.`);
}
