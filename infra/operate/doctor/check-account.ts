import { StartupError } from '#infra/deploy/program/startup-error.ts';
import type { AwsAnswer } from './ask-aws.ts';
import { type Check, type Examined, goodFinding, wrongFinding } from './finding.ts';
import { isAnswered, refusalOf } from './refusal-of.ts';
import { EDGE_REGION, partOf } from './stage-stacks.ts';

const WHO_AM_I = 'Action=GetCallerIdentity&Version=2011-06-15';

/** Checks that the credentials are of the account that the stage means. */
export const checkAccount: Check = async ({ deployment, askAws }) => {
  const { account } = deployment.stage;
  const answer = await askIn(askAws, EDGE_REGION);
  const callerAccount = callerIn(answer)?.account;
  if (callerAccount === undefined) {
    return [wrongFinding(notTaken(answer))];
  }
  if (account !== undefined && account !== callerAccount) {
    return [
      wrongFinding(
        `The credentials are of account ${callerAccount}, the stage is for ${account}: use credentials of that account, or correct account in stages.ts.`,
      ),
    ];
  }
  return [goodFinding(`The credentials are of account ${callerAccount}.`)];
};

/** Checks that the region takes calls of the account. */
export const checkRegion: Check = async ({ deployment, askAws }) => {
  const { region } = deployment.stage;
  const answer = await askIn(askAws, region).catch(() => undefined);
  if (answer === undefined) {
    return [
      wrongFinding(`Nobody answers in ${region}: correct region in stages.ts, or try again later.`),
    ];
  }
  if (callerIn(answer) !== undefined) return [goodFinding(`The account can use ${region}.`)];
  return [
    wrongFinding(
      `The account cannot use ${region} (${refusalOf(answer)}): enable the region in the account's settings.`,
    ),
  ];
};

/**
 * Returns the account of the credentials.
 * @throws StartupError when AWS does not take them
 */
export async function callerOf({ askAws }: Pick<Examined, 'askAws'>): Promise<Caller> {
  const answer = await askIn(askAws, EDGE_REGION);
  const caller = callerIn(answer);
  if (caller === undefined) throw new StartupError(notTaken(answer));
  return caller;
}

const notTaken = (answer: AwsAnswer): string =>
  `AWS does not take the credentials (${refusalOf(answer)}): get new ones, for example with aws sso login.`;

type Caller = { readonly account: string };

const askIn = (askAws: Examined['askAws'], region: string): Promise<AwsAnswer> =>
  askAws({ service: 'sts', region, body: WHO_AM_I });

function callerIn(answer: AwsAnswer): Caller | undefined {
  const account = partOf(answer.text, 'Account');
  return isAnswered(answer) && account !== undefined ? { account } : undefined;
}
