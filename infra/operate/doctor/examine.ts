import { leftExamples } from '#infra/deploy/configuration/left-examples.ts';
import { NoCredentialsError } from '#infra/deploy/program/startup-error.ts';
import { checkAccount, checkRegion } from './check-account.ts';
import { checkBootstrap } from './check-bootstrap.ts';
import { checkCountries } from './check-countries.ts';
import { checkDns } from './check-dns.ts';
import { checkDomains } from './check-domains.ts';
import { checkMail } from './check-mail.ts';
import { checkSecrets } from './check-secrets.ts';
import { checkSignOn } from './check-sign-on.ts';
import { checkStacks } from './check-stacks.ts';
import {
  type Check,
  type Examined,
  type Finding,
  findingFor,
  goodFinding,
  unseenFinding,
  wrongFinding,
} from './finding.ts';
import { askOnce } from './refusal-of.ts';

type Named = readonly [subject: string, check: Check];

/** Checks that the configuration has no values of the sample any more. */
const checkConfiguration: Check = async ({ deployment }) => {
  const examples = leftExamples(deployment);
  return examples.length === 0
    ? [goodFinding('Countries and stage are filled in.')]
    : [
        wrongFinding(
          `Countries and stage have examples: replace ${examples.join(', ')} in countries.ts and stages.ts by your own.`,
        ),
      ];
};

/** The checks that anybody can do, without an account. */
const OPEN_CHECKS: readonly Named[] = [
  ['settings', checkConfiguration],
  ['dns', checkDns],
  ['sign-in', checkSignOn],
];

/**
 * The checks with an account, one subject each; none of them changes anything. CloudFormation itself checks for taken
 * names and quotas before it deploys.
 */
const AWS_CHECKS: readonly Named[] = [
  ['region', checkRegion],
  ['bootstrap', checkBootstrap],
  ['stacks', checkStacks],
  ['countries', checkCountries],
  ['secrets', checkSecrets],
  ['domains', checkDomains],
  ['mails', checkMail],
];

export type Examination = { readonly subject: string; readonly findings: readonly Finding[] };

/**
 * Runs the checks of a deployment of the stage, in the order in which their faults are mended. Without credentials of
 * the stage's account it runs the open checks, and names the others.
 */
export async function examine(asked: Examined): Promise<readonly Examination[]> {
  const examined = { ...asked, askAws: askOnce(asked.askAws) };
  const open = await examineAll(OPEN_CHECKS, examined);
  const account = await examineOne(['account', checkAccount], examined);
  if (account.findings.some(({ level }) => level !== 'good')) {
    const others = AWS_CHECKS.map(([subject]) => subject).join(', ');
    const rest = unseenFinding(
      `Nothing is known of ${others}: they want credentials of the account.`,
    );
    return [...open, { ...account, findings: [...account.findings, rest] }];
  }
  return [...open, account, ...(await examineAll(AWS_CHECKS, examined))];
}

const examineAll = (checks: readonly Named[], examined: Examined): Promise<Examination[]> =>
  Promise.all(checks.map((named) => examineOne(named, examined)));

async function examineOne([subject, check]: Named, examined: Examined): Promise<Examination> {
  try {
    return { subject, findings: await check(examined) };
  } catch (error) {
    const finding =
      error instanceof NoCredentialsError
        ? wrongFinding(error.message)
        : findingFor(`Everything about ${subject}`, error);
    return { subject, findings: [finding] };
  }
}

/** Returns the sentence at the end: whether the stage can be deployed. */
export function verdict(stage: string, examinations: readonly Examination[]): Finding {
  const count = (level: Finding['level']) =>
    examinations.flatMap(({ findings }) => findings).filter((finding) => finding.level === level)
      .length;
  const wrongs = count('wrong');
  const hidden = count('unseen');
  if (wrongs > 0) {
    return wrongFinding(`The stage ${stage} cannot be deployed yet: ${wrongs} to put right.`);
  }
  return {
    level: hidden > 0 ? 'unseen' : 'good',
    sentence:
      hidden > 0
        ? `The stage ${stage} can be deployed as far as can be seen; ${hidden} could not be looked at.`
        : `The stage ${stage} can be deployed.`,
  };
}
