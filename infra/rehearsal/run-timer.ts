import * as z from 'zod';
import { retryOnError } from '#functions/kernel/store/retry.ts';
import type { Deployment } from '#infra/configuration/read-configuration.ts';
import { prefixOf } from '#infra/constructs/stage-settings.ts';
import { askStandIn } from './ask-stand-in.ts';

/** Lambda's answer where a function has thrown. */
const Failure = z.object({ errorMessage: z.string() });

/** The stand-in's words for a process that it has just started and lost; AWS would start another one, too. */
const LOST_PROCESS = /^Worker process exited immediately/;
const PAUSES = { attempts: 3, firstPauseMs: 1_000 };

/**
 * Runs the deployed timer of a domain at once, as EventBridge does when it is time.
 * @throws Error with what it failed at
 */
export function runTimer(deployment: Deployment, domain: string): Promise<void> {
  const isLost = (error: unknown) => error instanceof TimerFailure && LOST_PROCESS.test(error.said);
  return retryOnError(() => runOnce(deployment, domain), isLost, PAUSES);
}

class TimerFailure extends Error {
  readonly said: string;

  constructor(domain: string, said: string) {
    super(`The timer of ${domain}: ${said}`);
    this.said = said;
  }
}

async function runOnce(deployment: Deployment, domain: string): Promise<void> {
  const { text } = await askStandIn({
    service: 'lambda',
    region: deployment.stage.region,
    path: `/2015-03-31/functions/${prefixOf(deployment)}-${domain}-schedule/invocations`,
    body: '{}',
  });
  const failure = Failure.safeParse(text === '' ? null : JSON.parse(text));
  if (failure.success) throw new TimerFailure(domain, failure.data.errorMessage);
}
