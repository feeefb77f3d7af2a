import * as z from 'zod';
import { concurrencyIn, type StageConfig } from '#infra/configuration/stage-config.ts';
import { functionNeeds, signOnMailFunction } from '#infra/function-needs.ts';
import { sitesOf } from '#infra/sites.ts';
import { distributions, functionCall } from './find-holder.ts';
import {
  askForFinding,
  type Check,
  type Examined,
  type Finding,
  goodFinding,
  wrongFinding,
} from './finding.ts';
import { plannedNames } from './planned-names.ts';
import { isAnswered, jsonOf, refusalOf } from './refusal-of.ts';
import { EDGE_REGION, resourcesOf } from './stage-stacks.ts';

/** Lambda keeps so many for functions that reserve none. https://docs.aws.amazon.com/lambda/latest/dg/configuration-concurrency.html */
const LEFT_UNRESERVED = 100;
/** With fewer at once, the twenty functions of the stage refuse people as soon as some come at the same time. */
const LEAST = 200;
/** "Web distributions per AWS account". */
const DISTRIBUTIONS_QUOTA = { ServiceCode: 'cloudfront', QuotaCode: 'L-24B04930' };

const Settings = z.object({
  AccountLimit: z.object({
    ConcurrentExecutions: z.number(),
    UnreservedConcurrentExecutions: z.number(),
  }),
});
const LambdaFunction = z.object({
  Concurrency: z.object({ ReservedConcurrentExecutions: z.number().default(0) }).optional(),
});
const Quota = z.object({ Quota: z.object({ Value: z.number() }) });

const reservedIn = (stage: StageConfig): number =>
  signOnMailFunction.concurrency +
  [...functionNeeds.keys()].reduce((sum, entry) => sum + (concurrencyIn(stage, entry) ?? 0), 0);

/** Looks whether quotas of the account leave room for the stage. */
export const checkQuota: Check = (examined) =>
  Promise.all([
    askForFinding('The concurrency of Lambda', () => checkConcurrency(examined)),
    askForFinding('The quota of CloudFront', () => checkDistributions(examined)),
  ]);

/** Other stages and products of the account reserve, too: what counts is what they leave, and what the stage has already. */
async function checkConcurrency(examined: Examined): Promise<Finding> {
  const { stage } = examined.deployment;
  const { region, reservesConcurrency } = stage;
  const reserved = reservedIn(stage);
  const path = '/2016-08-19/account-settings/';
  const answer = await examined.askAws({ service: 'lambda', region, path });
  const settings = Settings.safeParse(jsonOf(answer.text));
  if (!isAnswered(answer) || !settings.success) {
    return wrongFinding(`Lambda does not say its quota in ${region} (${refusalOf(answer)}).`);
  }
  const { ConcurrentExecutions: total, UnreservedConcurrentExecutions: unreserved } =
    settings.data.AccountLimit;
  const free = unreserved + (await ownReserved(examined));
  const ofAll = `${free} of the account's ${total} functions at once are free in ${region}`;
  if (free < LEAST) {
    return wrongFinding(
      `Only ${ofAll}, and fewer than ${LEAST} refuse people: have the quota of concurrent executions raised (Service Quotas, Lambda), or take an account for this stage alone.`,
    );
  }
  if (!reservesConcurrency) return goodFinding(`${ofAll}; the stage reserves none.`);
  const needed = reserved + LEFT_UNRESERVED;
  return free >= needed
    ? goodFinding(`${ofAll}; the stage reserves ${reserved}.`)
    : wrongFinding(
        `Only ${ofAll}, ${needed} are wanted (${reserved} reserved, ${LEFT_UNRESERVED} left): have the quota raised, take an account for this stage alone, or set reservesConcurrency: false in stages.ts.`,
      );
}

async function ownReserved({ deployment, askAws }: Examined): Promise<number> {
  const names = plannedNames(deployment, '').filter(({ type }) => type === 'AWS::Lambda::Function');
  const asked = names.map(async ({ name }): Promise<number> => {
    const answer = await askAws(functionCall(name, deployment.stage.region));
    const found = LambdaFunction.safeParse(jsonOf(answer.text));
    if (!isAnswered(answer) || !found.success) return 0;
    return found.data.Concurrency?.ReservedConcurrentExecutions ?? 0;
  });
  return (await Promise.all(asked)).reduce((sum, amount) => sum + amount, 0);
}

async function checkDistributions(examined: Examined): Promise<Finding> {
  const answer = await examined.askAws({
    service: 'servicequotas',
    region: EDGE_REGION,
    target: 'ServiceQuotasV20190624.GetServiceQuota',
    body: JSON.stringify(DISTRIBUTIONS_QUOTA),
  });
  const quota = Quota.safeParse(jsonOf(answer.text));
  if (!isAnswered(answer) || !quota.success) throw new Error(refusalOf(answer));
  const most = quota.data.Quota.Value;
  const own = (await resourcesOf('site', examined)).get('AWS::CloudFront::Distribution') ?? [];
  const others = (await distributions(examined)).filter(({ id }) => !own.includes(id)).length;
  const wanted = sitesOf(examined.deployment).length;
  return others + wanted <= most
    ? goodFinding(`CloudFront has room for the ${wanted} distributions of the stage.`)
    : wrongFinding(
        `CloudFront takes ${most} distributions of the account, others have ${others} and the stage wants ${wanted}: have the quota raised.`,
      );
}
