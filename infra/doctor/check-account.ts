import type { AwsAnswer } from './ask-aws.ts';
import { type Check, type Examined, good, wrong } from './finding.ts';
import { isAnswered, refusalOf } from './refusal-of.ts';

const WHO_AM_I = 'Action=GetCallerIdentity&Version=2011-06-15';

/** Whose credentials these are, and whether the stage means this account. */
export const checkAccount: Check = async ({ deployment, askAws }) => {
  const { account } = deployment.stage;
  const answer = await askIn(askAws, 'us-east-1');
  const found = accountIn(answer);
  if (found === undefined) {
    return [
      wrong(
        `AWS does not take the credentials (${refusalOf(answer)}): get new ones, for example with aws sso login.`,
      ),
    ];
  }
  if (account !== undefined && account !== found) {
    return [
      wrong(
        `The credentials are of account ${found}, the stage is for ${account}: use credentials of that account, or correct account in stages.ts.`,
      ),
    ];
  }
  return [good(`The credentials are of account ${found}.`)];
};

/** Whether the region takes calls of the account. */
export const checkRegion: Check = async ({ deployment, askAws }) => {
  const { region } = deployment.stage;
  const answer = await askIn(askAws, region).catch(() => undefined);
  if (answer === undefined) {
    return [wrong(`Nobody answers in ${region}: correct region in stages.ts, or try again later.`)];
  }
  if (accountIn(answer) !== undefined) return [good(`The account can use ${region}.`)];
  return [
    wrong(
      `The account cannot use ${region} (${refusalOf(answer)}): enable the region in the account's settings.`,
    ),
  ];
};

const askIn = (askAws: Examined['askAws'], region: string): Promise<AwsAnswer> =>
  askAws({ service: 'sts', region, body: WHO_AM_I });

const accountIn = (answer: AwsAnswer): string | undefined =>
  isAnswered(answer) ? /<Account>(\d{12})<\/Account>/.exec(answer.text)?.[1] : undefined;
