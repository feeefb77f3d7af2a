import { StartupError, tellAndExit } from '#infra/deploy/program/startup-error.ts';
import { appToken } from './app-token.ts';
import { localAddresses } from './local-addresses.ts';
import { localPort } from './local-port.ts';

/** `npm run token -- <login>`: prints the app token of a demo login of the running product, and nothing else. */
async function printToken(): Promise<void> {
  const [login] = process.argv.slice(2);
  if (login === undefined) throw new StartupError('Name a demo login: npm run token -- farmer.de');
  const port = localPort(process.env);
  const jwt = await appToken(localAddresses(port), login).catch((error: unknown) => {
    const isAway = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
    if (!isAway) throw error;
    throw new StartupError(`Nothing runs on port ${port}: start the product with npm start.`);
  });
  process.stdout.write(`${jwt}\n`);
}

await printToken().catch(tellAndExit);
