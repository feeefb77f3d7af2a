import { CfnElement, type Stack, Token } from 'aws-cdk-lib';
import { acknowledge } from './acknowledge.ts';
import type { PrivateBucket } from './private-bucket.ts';

/**
 * Accepts the findings on the CDK's own function that uploads files to a bucket during a deployment
 * (`BucketDeployment`).
 */
export function acknowledgeUploader(stack: Stack, bucket: PrivateBucket, files = '*'): void {
  const uploader = stack.node.children.find(({ node }) =>
    node.id.startsWith('Custom::CDKBucketDeployment'),
  );
  if (uploader === undefined) throw new Error('The CDK uploads files in another way now.');
  const reason =
    'Code of the CDK, which runs during deployments only, reads what it is to upload and writes one bucket.';
  const rules = [...FINDINGS, ...wildcards(stack, bucket, files)];
  acknowledge(uploader, Object.fromEntries(rules.map((rule) => [rule, reason])));
}

const FINDINGS = [
  'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
  'AwsSolutions-IAM4[Policy::arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
  'AwsSolutions-L1',
  'Serverless-LambdaDLQ',
  'Serverless-LambdaDefaultMemorySize',
  'Serverless-LambdaLatestVersion',
  'Serverless-LambdaTracing',
];

function wildcards(stack: Stack, bucket: PrivateBucket, pattern: string): string[] {
  const { account, region } = stack;
  const number = Token.isUnresolved(account) ? '<AWS::AccountId>' : account;
  // The CDK's name of the bucket of a bootstrapped account.
  const assets = `arn:aws:s3:::cdk-hnb659fds-assets-${number}-${region}/*`;
  const { defaultChild } = bucket.node;
  const logicalId = CfnElement.isCfnElement(defaultChild) ? stack.getLogicalId(defaultChild) : '';
  const files = `<${logicalId}.Arn>/${pattern}`;
  const actions = ['GetBucket*', 'GetObject*', 'List*', 'Abort*', 'DeleteObject*'];
  return [
    ...actions.map((action) => `AwsSolutions-IAM5[Action::s3:${action}]`),
    ...[assets, files].map((place) => `AwsSolutions-IAM5[Resource::${place}]`),
  ];
}
