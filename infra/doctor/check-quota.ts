import * as z from 'zod';
import {
  apiFunctions,
  type FunctionNeeds,
  streamFunction,
  timerFunctions,
  workerFunctions,
} from '#infra/function-needs.ts';
import { type Check, good, wrong } from './finding.ts';
import { isAnswered, jsonOf, refusalOf } from './refusal-of.ts';

/** @see https://docs.aws.amazon.com/lambda/latest/dg/configuration-concurrency.html */
const LEFT_UNRESERVED = 100;

const Quota = z.object({ AccountLimit: z.object({ ConcurrentExecutions: z.number() }) });

const reserved = [apiFunctions, workerFunctions, timerFunctions, { streamFunction }]
  .flatMap((functions) => Object.values<FunctionNeeds>(functions))
  .reduce((sum, { concurrency }) => sum + concurrency, 0);

/** Whether as many functions may run at once as the stage reserves. */
export const checkQuota: Check = async ({ deployment, askAws }) => {
  const { region, reservesConcurrency } = deployment.stage;
  if (!reservesConcurrency) return [good('The stage reserves no concurrency.')];
  const path = '/2016-08-19/account-settings/';
  const answer = await askAws({ service: 'lambda', region, path });
  const quota = Quota.safeParse(jsonOf(answer.text));
  if (!isAnswered(answer) || !quota.success) {
    return [wrong(`Lambda does not say its quota in ${region} (${refusalOf(answer)}).`)];
  }
  const { ConcurrentExecutions: total } = quota.data.AccountLimit;
  const needed = reserved + LEFT_UNRESERVED;
  return total >= needed
    ? [good(`${total} functions may run at once in ${region}; the stage reserves ${reserved}.`)]
    : [
        wrong(
          `Only ${total} functions may run at once in ${region}, ${needed} are wanted: have the quota raised, or set reservesConcurrency: false in stages.ts.`,
        ),
      ];
};
