import { type LambdaHandler, lambdaContext } from '../api/load-entry-point.ts';
import type { Poller } from './poller.ts';

const MINUTE_MS = 60_000;
const RUN_SECONDS = 300;

/** Runs due timers by the clock, as EventBridge does; a run that takes longer than its interval is not overtaken. */
export function runSchedules(
  schedules: readonly { readonly domain: string; readonly everyMinutes: number }[],
  handlerOf: (domain: string) => Promise<LambdaHandler>,
): Poller {
  const timers = schedules.map(({ domain, everyMinutes }) => {
    let isRunning = false;
    const runUnlessRunning = async () => {
      if (isRunning) return;
      isRunning = true;
      await runOnce(domain, handlerOf);
      isRunning = false;
    };
    return setInterval(runUnlessRunning, everyMinutes * MINUTE_MS);
  });
  return { stop: async () => timers.forEach(clearInterval) };
}

async function runOnce(
  domain: string,
  handlerOf: (domain: string) => Promise<LambdaHandler>,
): Promise<void> {
  try {
    const handler = await handlerOf(domain);
    await handler({}, lambdaContext(`${domain}-schedule`, RUN_SECONDS));
  } catch (error) {
    process.stderr.write(`Schedule of ${domain}: ${String(error)}\n`);
  }
}
