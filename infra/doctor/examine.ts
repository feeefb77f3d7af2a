import { NoCredentialsError } from './ask-aws.ts';
import { checkAccount, checkRegion } from './check-account.ts';
import { checkBootstrap } from './check-bootstrap.ts';
import { checkDomains } from './check-domains.ts';
import { checkMail } from './check-mail.ts';
import { checkQuota } from './check-quota.ts';
import { checkSecrets } from './check-secrets.ts';
import { checkSignOn } from './check-sign-on.ts';
import { type Check, type Examined, type Finding, wrong } from './finding.ts';

/** One subject each; none of them changes anything. */
const CHECKS: readonly (readonly [string, Check])[] = [
  ['region', checkRegion],
  ['bootstrap', checkBootstrap],
  ['quota', checkQuota],
  ['secrets', checkSecrets],
  ['domains', checkDomains],
  ['mails', checkMail],
  ['sign-in', checkSignOn],
];

export type Examination = { readonly subject: string; readonly findings: readonly Finding[] };

/**
 * Looks at everything that a deployment of the stage needs, in the order in which it is put right. Without an account
 * there is nothing else to look at.
 */
export async function examine(examined: Examined): Promise<readonly Examination[]> {
  const account = { subject: 'account', findings: await findings(checkAccount, examined) };
  if (account.findings.some(({ level }) => level === 'wrong')) return [account];
  const others = CHECKS.map(async ([subject, check]) => ({
    subject,
    findings: await findings(check, examined),
  }));
  return [account, ...(await Promise.all(others))];
}

async function findings(check: Check, examined: Examined): Promise<readonly Finding[]> {
  try {
    return await check(examined);
  } catch (error) {
    return [wrong(sentenceFor(error))];
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof NoCredentialsError) {
    return 'There are no credentials of AWS: set AWS_PROFILE or the AWS_ACCESS_KEY_ID variables, or run aws sso login.';
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `This could not be asked (${reason}): look at the network, and try again.`;
}
