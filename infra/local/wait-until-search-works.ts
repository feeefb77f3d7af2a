import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { localFetch } from './local-fetch.ts';

const PATIENCE_SECONDS = 30;

/** Asks the product for a search, as a browser would, until it answers one. */
export async function waitUntilSearchWorks(origin: string): Promise<void> {
  const giveUp = Date.now() + PATIENCE_SECONDS * 1000;
  for (;;) {
    const answer = await localFetch(`${origin}/api/search/search/execute`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ entityClass: 'animalkind', pagination: { start: 0, limit: 1 } }),
    });
    if (answer.status === 200) return;
    if (Date.now() > giveUp) {
      throw new StartupError(
        `The product started but does not answer a search (status ${answer.status}): ${answer.text.slice(0, 300)}`,
      );
    }
    await sleep(250);
  }
}
