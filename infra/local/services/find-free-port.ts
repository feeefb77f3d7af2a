import { listen } from '../listen.ts';

/** Returns a port of this machine that was free a moment ago, for children that cannot choose one themselves. */
export async function findFreePort(): Promise<number> {
  const { port, close } = await listen(() => {}, 0);
  await close();
  return port;
}
