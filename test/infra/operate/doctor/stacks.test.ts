import { describe, expect, test } from 'vitest';
import type { AwsCall } from '#infra/operate/doctor/ask-aws.ts';
import { clean, complaintsWith, DEPLOYED, xml } from './aws-stand-in.ts';

const asked = ({ body = '' }: AwsCall) => new URLSearchParams(body);

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
