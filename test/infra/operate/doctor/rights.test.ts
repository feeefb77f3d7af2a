import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MEANINGS } from '#infra/deploy/constructs/grant-rights.ts';
import type { AwsCall } from '#infra/operate/doctor/ask-aws.ts';
import { ACCOUNT, clean, complaintsWith, DEPLOYED, xml, xmlRefused } from './aws-stand-in.ts';

const asked = ({ body = '' }: AwsCall) => new URLSearchParams(body);
const decision = (value: string) =>
  xml(
    `<member><MatchedStatements/><ResourceSpecificResults><member><EvalResourceDecision>${value}</EvalResourceDecision></member></ResourceSpecificResults><EvalDecision>${value}</EvalDecision></member>`,
  );
const denying = (action: string) => (call: AwsCall) =>
  asked(call).get('ActionNames.member.1') === action ? decision('implicitDeny') : clean(call);

describe('rights of the caller', () => {
  test('who may not take the roles of the bootstrap cannot deploy', async () => {
    const [told, ...more] = await complaintsWith({
      'iam SimulatePrincipalPolicy': denying('sts:AssumeRole'),
    });
    expect(more).toEqual([]);
    expect(told).toContain(
      `wrong rights: You may not deploy (roles of the bootstrap): have sts:AssumeRole allowed for arn:aws:iam::${ACCOUNT}:role/cdk-hnb659fds-deploy-role-${ACCOUNT}-eu-central-1, `,
    );
  });

  test('what only the operation needs does not hold a deployment up', async () => {
    const complaints = await complaintsWith({
      'iam SimulatePrincipalPolicy': denying('ssm:PutParameter'),
    });
    expect(complaints).toEqual([
      `note rights: You may not switch maintenance: have ssm:PutParameter allowed for arn:aws:ssm:eu-central-1:${ACCOUNT}:parameter/livestock-production/maintenance.`,
    ]);
  });

  test('the first steps want every right of a save, and who loads places looks which are there', async () => {
    const actions = new Set<string | null>();
    await complaintsWith({
      'iam SimulatePrincipalPolicy': (call) => {
        actions.add(asked(call).get('ActionNames.member.1'));
        return clean(call);
      },
    });
    const { readRows, queryRows, saveRows } = MEANINGS;
    const needed = [readRows, queryRows, saveRows].flatMap((right) => right.actions);
    const wanted = [...needed, 's3:GetObject', 's3:PutObject'];
    expect(wanted.filter((action) => !actions.has(action))).toEqual([]);
    const runbook = readFileSync('infra/operate/runbook.md', 'utf8');
    const [, list = ''] = /^- the rest: `([^`]+)`/m.exec(runbook) ?? [];
    const words = list.replace('dynamodb:', '').split(' ');
    expect(needed.filter((action) => !words.includes(action.replace('dynamodb:', '')))).toEqual([]);
  });

  test('the role is asked for and not the session in which somebody takes it', async () => {
    const sources: (string | null)[] = [];
    await complaintsWith({
      'iam SimulatePrincipalPolicy': (call) => {
        sources.push(asked(call).get('PolicySourceArn'));
        return clean(call);
      },
    });
    expect(new Set(sources)).toEqual(
      new Set([`arn:aws:iam::${ACCOUNT}:role/aws-reserved/operator`]),
    );
  });

  test('the root user is told to take a role; a role that cannot be read is told', async () => {
    const caller = (arn: string) => xml(`<Arn>${arn}</Arn><Account>${ACCOUNT}</Account>`);
    const root = caller(`arn:aws:iam::${ACCOUNT}:root`);
    expect(await complaintsWith({ 'sts GetCallerIdentity': root })).toEqual([
      'note rights: These are credentials of the root user, who may do everything: use those of a role.',
    ]);
    expect(await complaintsWith({ 'iam GetRole': xmlRefused('AccessDenied', 403) })).toEqual([
      `unseen rights: What arn:aws:sts::${ACCOUNT}:assumed-role/operator/anna may do cannot be asked (iam:GetRole).`,
    ]);
  });
});

describe('stacks', () => {
  const STUCK: Readonly<Record<string, string>> = {
    UPDATE_IN_PROGRESS:
      'wrong stacks: The stack livestock-production-data is being changed (UPDATE_IN_PROGRESS): wait until that is over.',
    UPDATE_ROLLBACK_FAILED:
      'wrong stacks: The stack livestock-production-data stopped on its way back (UPDATE_ROLLBACK_FAILED): npx cdk rollback livestock-production-data, or continue it in the console of CloudFormation.',
    ROLLBACK_FAILED:
      'wrong stacks: The stack livestock-production-data is stuck (ROLLBACK_FAILED): its events say why; delete it in the console of CloudFormation.',
    ROLLBACK_COMPLETE:
      'note stacks: The stack livestock-production-data was never finished: the deployment deletes it first.',
  };

  test.each(Object.entries(STUCK))('%s', async (status, sentence) => {
    const complaints = await complaintsWith({
      ...DEPLOYED,
      'cloudformation DescribeStacks': (call) =>
        asked(call).get('StackName') === 'livestock-production-data'
          ? xml(`<StackStatus>${status}</StackStatus>`)
          : clean(call),
    });
    expect(complaints).toEqual([sentence]);
  });
});
