import * as z from 'zod';
import type { Deployment } from '#infra/deploy/configuration/read-configuration.ts';
import { prefixOf } from '#infra/deploy/constructs/stage-settings.ts';
import { askStandIn } from './ask-stand-in.ts';

/** The answer of Lambda where a function has thrown. */
const Failure = z.object({ errorMessage: z.string() });

/**
 * Runs the deployed timer of a domain at once, as EventBridge does by the clock.
 * @throws Error with the cause of its failure
 */
export async function runTimer(deployment: Deployment, domain: string): Promise<void> {
  const { text } = await askStandIn({
    service: 'lambda',
    region: deployment.stage.region,
    path: `/2015-03-31/functions/${prefixOf(deployment)}-${domain}-schedule/invocations`,
    body: '{}',
  });
  const failure = Failure.safeParse(text === '' ? null : JSON.parse(text));
  if (failure.success) throw new Error(`The timer of ${domain}: ${failure.data.errorMessage}`);
}
